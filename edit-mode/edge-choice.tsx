import type { Outcome } from "../vite/edit/content-files.ts";
import { Action } from "./action.tsx";

/** Addresses by file. */
const SHAPES = import.meta.glob<string>("../vite/content/edges/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The shipped edges as pictures. */
export function EdgeChoice({ choose }: { choose: (name: string | undefined) => Promise<Outcome> }) {
  return (
    <div className="edit-row">
      <Action run={() => choose(undefined)}>straight</Action>
      {Object.entries(SHAPES).map(([file, address]) => {
        const name = file.replace(/.*\/|\.svg$/g, "");
        return (
          <Action key={name} run={() => choose(name)}>
            <i className="edit-edge" style={{ maskImage: `url(${address})` }} /> {name}
          </Action>
        );
      })}
    </div>
  );
}
