/** The components for coding agents, from the same data as the showcase's cards: a manifest, and a skill in Markdown. */
import type { PropTable } from "../../src/components/showcase-entry.ts";
import { PREFIX } from "./host-names.ts";

export type Documented = {
  name: string;
  title: string;
  sentence: string;
  /** The shortest use, with imports from the host's components folder. */
  usage: string;
  tables: readonly PropTable[];
};

/**
 * The form of Storybook's `manifests/components.json`, which its MCP server reads: https://storybook.js.org/docs/ai/manifests
 * Props are in react-docgen's form.
 */
export function manifestOf(components: readonly Documented[]): object {
  const entries = components.map(({ name, title, sentence, usage, tables }) => {
    const [main] = tables;
    const props = (main?.props ?? []).map(({ name, type, required, text, ...rest }) => {
      const defaultValue = rest.default ? { value: rest.default, computed: false } : undefined;
      return [name, { required, tsType: { name: type }, description: text, defaultValue }] as const;
    });
    const component = {
      id: name,
      name: main?.name ?? title,
      path: `components/${PREFIX}/${name}`,
      summary: sentence,
      description: sentence,
      import: usage.match(/^import .*$/gm)?.join("\n"),
      jsDocTags: {},
      stories: [{ name: "Usage", snippet: usage }],
      reactDocgen: { displayName: main?.name, description: sentence, props: Object.fromEntries(props) },
    };
    return [name, component] as const;
  });
  return { v: 0, components: Object.fromEntries(entries) };
}

/** A skill as agents read it: https://agentskills.io/specification. @param address of the site, with a closing slash */
export function skillOf(components: readonly Documented[], address: string): string {
  const chapters = components.map(({ name, title, sentence, usage, tables }) => {
    const props = tables.flatMap((table) =>
      table.props.map((prop) => `- \`${prop.name}${prop.required ? "" : "?"}: ${prop.type}\` ${prop.text}`.trimEnd()),
    );
    return `## ${title}\n\n${sentence} \`npx shadcn add ${address}r/${name}.json\`\n\n\`\`\`tsx\n${usage.trim()}\n\`\`\`\n\n${props.join("\n")}\n`;
  });
  return `---
name: die-cut-components
description: Adds and uses the React components of ${address} (${components.map(({ name }) => name).join(", ")}). Use it when a React 19 project with Tailwind CSS 4 needs one of them.
---

# Die-cut components

Each is installed by its command into \`components/${PREFIX}/\`, with the packages it needs, and belongs to the project then. Its
classes are in its \`.classes.ts\`. Accessibility evidence is in \`meta.accessibility\` of ${address}r/<name>.json.

${chapters.join("\n")}`;
}
