/** Evaluates the expressions of Tokens Studio: `8 * 1.5`, `(4px + 2px) / 2`. */
import { UserError } from "#lib/errors.ts";

/** The unit is empty for a plain number. */
export type Quantity = { value: number; unit: string };

/** @throws UserError for an invalid expression, a function, incompatible units or a division by 0 */
export function evaluate(text: string): Quantity {
  const call = /([a-z]\w*)\s*\(/i.exec(text)?.[1];
  if (call) throw new UserError(`Its value calls ${call}(), which isn’t supported.`, "Write the result.");
  const parts = text.match(/\d*\.?\d+(?:e[+-]?\d+)?|[a-z%]+|\S/gi) ?? [];
  let at = 0;

  const wrong = () =>
    new UserError(`${JSON.stringify(text)} isn’t a number or expression.`, "Write a number with its unit.");

  const atom = (): Quantity => {
    const part = parts[at++];
    if (part === "-") {
      const { value, unit } = atom();
      return { value: -value, unit };
    }
    if (part === "(") {
      const inner = sum();
      if (parts[at++] !== ")") throw wrong();
      return inner;
    }
    const value = Number(part ?? "x");
    if (!part || !Number.isFinite(value)) throw wrong();
    const unit = /^[a-z%]/i.test(parts[at] ?? "") ? (parts[at++] ?? "").toLowerCase() : "";
    return { value, unit };
  };

  const product = (): Quantity => {
    let left = atom();
    for (let sign = parts[at]; sign === "*" || sign === "/"; sign = parts[at]) {
      at++;
      const right = atom();
      if (sign === "*") {
        if (left.unit && right.unit)
          throw new UserError(`It multiplies ${left.unit} by ${right.unit}.`, "Drop one unit.");
        left = { value: left.value * right.value, unit: left.unit || right.unit };
      } else {
        if (right.value === 0) throw new UserError("It divides by 0.", "Write the result.");
        if (right.unit && right.unit !== left.unit)
          throw new UserError(`It divides ${left.unit || "a number"} by ${right.unit}.`, "Drop one unit.");
        left = { value: left.value / right.value, unit: right.unit ? "" : left.unit };
      }
    }
    return left;
  };

  const sum = (): Quantity => {
    let left = product();
    for (let sign = parts[at]; sign === "+" || sign === "-"; sign = parts[at]) {
      at++;
      const right = product();
      if (left.unit && right.unit && left.unit !== right.unit)
        throw new UserError(`It adds ${left.unit} and ${right.unit}.`, "Write both in one unit.");
      left = { value: left.value + (sign === "+" ? right.value : -right.value), unit: left.unit || right.unit };
    }
    return left;
  };

  const result = sum();
  if (at < parts.length || !Number.isFinite(result.value)) throw wrong();
  return result;
}
