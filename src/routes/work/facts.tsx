import clsx from "clsx";
import type { ReactNode } from "react";

type FactsProps = {
  role: string;
  responsibilities: readonly string[];
  info?: string;
  more?: readonly { head: string; value: string }[];
  className?: string;
};

const dash =
  "relative ps-5.5 before:absolute before:start-0 before:top-[.72em] before:h-0.5 before:w-3 before:accent-bar";

/** A table; on a narrow screen each head is above its cell. */
export function Facts({ role, responsibilities, info, more = [], className }: FactsProps) {
  return (
    <div className={clsx("border-y-thick border-text", className)}>
      {/* With a hidden caption, Chromium makes all columns of a fixed table equally wide. */}
      <table aria-label="About the project" className="w-full wide:table-fixed narrow:block">
        <tbody className="narrow:block">
          <Fact head="Role">{role}</Fact>
          {responsibilities.length > 0 && (
            <Fact head="Responsibilities">
              <ul className="grid gap-1.5">
                {responsibilities.map((item) => (
                  <li key={item} className={dash}>
                    {item}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          {info && <Fact head="Info">{info}</Fact>}
          {more.map(({ head, value }) => (
            <Fact key={head} head={head}>
              {value}
            </Fact>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fact({ head, children }: { head: string; children: ReactNode }) {
  return (
    <tr className="border-t-hair border-rule first:border-t-0 narrow:block">
      <th
        scope="row"
        className="type-h3 w-49 py-4.5 pe-gutter text-start align-top narrow:block narrow:w-auto narrow:pt-4 narrow:pb-0.5"
      >
        {head}
      </th>
      <td className="pt-4.5 pb-5 align-top narrow:block narrow:pt-0 narrow:pb-4.5">{children}</td>
    </tr>
  );
}
