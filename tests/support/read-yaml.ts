/** As much of YAML as the workflows use. */
export type Yaml = string | null | Yaml[] | { [key: string]: Yaml };

type Line = { indent: number; text: string; number: number };

/**
 * Mappings, lists, lists in brackets, one-line texts and scripts after a bar; every value is a text.
 * @throws with the line's number at anything else
 */
export function readYaml(text: string): Yaml {
  const lines = text.split("\n").flatMap((whole, index): Line[] => {
    const line = whole.replace(/(?:^|\s)#.*$/, "").trimEnd();
    return line === "" ? [] : [{ indent: line.search(/\S/), text: line.trimStart(), number: index + 1 }];
  });
  const value = block(lines, 0);
  const [rest] = lines;
  if (rest) throw unreadable(rest);
  return value;
}

/** Takes the lines of one value, which are indented by at least so many characters, off the front of the list. */
function block(lines: Line[], least: number): Yaml {
  const [first] = lines;
  if (!first || first.indent < least) return null;
  const { indent } = first;
  const isList = first.text.startsWith("- ");
  const list: Yaml[] = [];
  const mapping: { [key: string]: Yaml } = {};
  for (let line = lines[0]; line?.indent === indent && line.text.startsWith("- ") === isList; line = lines[0]) {
    if (isList) {
      // What follows the dash is the first line of a value that is indented by two more.
      const item = { ...line, indent: indent + 2, text: line.text.slice(2).trimStart() };
      lines.shift();
      if (KEY.test(item.text)) {
        lines.unshift(item);
        list.push(block(lines, indent + 2));
      } else list.push(scalar(item.text, line));
      continue;
    }
    const [, key = "", rest = ""] = KEY.exec(line.text) ?? [];
    if (key === "" || key in mapping) throw unreadable(line);
    lines.shift();
    if (rest === "|") mapping[key] = script(lines, indent + 1);
    else mapping[key] = rest === "" ? block(lines, indent + 1) : scalar(rest, line);
  }
  return isList ? list : mapping;
}

/** A text of several lines, without its indentation and its comments. */
function script(lines: Line[], least: number): string {
  const text: string[] = [];
  while (lines[0] && lines[0].indent >= least) text.push((lines.shift() as Line).text);
  return text.join("\n");
}

const KEY = /^([\w-]+):(?:\s+(.*))?$/;

function scalar(text: string, line: Line): Yaml {
  const [, items] = /^\[(.*)\]$/.exec(text) ?? [];
  if (items !== undefined) return items.split(",").map((item) => scalar(item.trim(), line));
  const [, double, single] = /^(?:"([^"\\]*)"|'([^']*)')$/.exec(text) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single ?? "";
  if (/^[|>&*!{["'%@`]/.test(text)) throw unreadable(line);
  return text;
}

function unreadable({ number, text }: Line): Error {
  return new Error(`Line ${number} is more than this reads of YAML: ${text}`);
}
