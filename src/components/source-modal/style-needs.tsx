import type { CSSProperties } from "react";
import type { ComponentDocs } from "#components/showcase-entry.ts";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";

export function StyleNeeds({ docs: { roles, rules } }: { docs: ComponentDocs }) {
  const values = getComputedStyle(document.body);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: must scroll by keyboard (WCAG 2.1.1).
    <section aria-label="Tokens, utilities and variants" tabIndex={0} className={classes.needs}>
      <table className={classes.roles}>
        <caption className={classes.caption}>Colour tokens and their values in this theme</caption>
        <tbody>
          {roles.map((role) => (
            <tr key={role} className={classes.role}>
              <th scope="row" className={classes.name}>
                <i
                  aria-hidden="true"
                  className={classes.swatch}
                  style={{ "--swatch": `var(--${role})` } as CSSProperties}
                />
                {role}
              </th>
              <td className={classes.value}>{values.getPropertyValue(`--${role}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > 0 && <h3 className={classes.caption}>Utilities and variants, from src/app.css</h3>}
      <pre className={classes.rules}>{rules.join("\n\n")}</pre>
    </section>
  );
}
