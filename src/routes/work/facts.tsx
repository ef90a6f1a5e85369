import type { ReactNode } from "react";
import type { CaseStudy } from "#content/work/case-study.ts";

type FactsProps = { role: string; study: Pick<CaseStudy, "responsibilities" | "info" | "facts"> };

const dash =
  "relative ps-5.5 before:absolute before:start-0 before:top-[.72em] before:h-0.5 before:w-3 before:accent-bar";

/** A table; on a narrow screen each head is above its cell. */
export function Facts({ role, study: { responsibilities, info, facts } }: FactsProps) {
  return (
    <table
      aria-label="About the project"
      className="col-start-6 col-end-13 block self-start border-y-thick border-text narrow:col-span-full"
    >
      <tbody className="block">
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
        {facts.map(({ head, value }) => (
          <Fact key={head} head={head}>
            {value}
          </Fact>
        ))}
      </tbody>
    </table>
  );
}

function Fact({ head, children }: { head: string; children: ReactNode }) {
  return (
    <tr className="grid grid-cols-[--spacing(49)_1fr] gap-y-1 border-t-hair border-rule py-4.5 first:border-t-0 narrow:grid-cols-1">
      <th scope="row" className="type-h3 text-start">
        {head}
      </th>
      <td>{children}</td>
    </tr>
  );
}
