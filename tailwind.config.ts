/** Every name is a role or scale of tokens/: `bg-blue-500` does not exist, and roles change with the theme without `dark:`. */
import type { Config } from "tailwindcss";
import scales from "./tokens/scales.tokens.json";
import dark from "./tokens/theme.dark.tokens.json";

const variable = (name: string) => `var(--${name})`;
const variables = (names: readonly string[], prefix = "") =>
  Object.fromEntries(names.map((name) => [name, variable(prefix + name)]));

type Dimension = { $value: { value: number; unit: string } };
/** A group's values in CSS, for media queries, which cannot read variables. */
const dimensions = (group: Record<string, string | Dimension>) =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, token]) =>
      typeof token === "string" ? [] : [[name, `${token.$value.value}${token.$value.unit}`]],
    ),
  );
const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith("$"));

/** Those of the theme, and those set by path. */
const roles = [...names(dark.role), "accent", "lid", "on-lid", "case"];

const space = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`s${i + 1}`, variable(`space-${i + 1}`)]));
const layout = variables(
  ["side", "rail", "margin", "wall", "gutter", "lid-pad", "lining", "notch", "notch-landing"],
  "layout-",
);

export default {
  theme: {
    colors: { transparent: "transparent", current: "currentColor", inherit: "inherit", ...variables(roles) },
    spacing: {
      0: "0px",
      px: "1px",
      ...space,
      ...layout,
      // From a wall to the lid's text.
      well: "calc(var(--layout-lid-pad) - var(--layout-wall))",
      control: variable("control-height"),
      "control-small": variable("control-small"),
      target: variable("control-target"),
    },
    borderRadius: { none: "0", full: "999px", notch: variable("radius-notch") },
    borderWidth: {
      DEFAULT: variable("line-hair"),
      0: "0",
      hair: variable("line-hair"),
      // Not the tokens' names "rule", "focus" and "accent", which are also colours.
      thick: variable("line-rule"),
      heavy: variable("line-focus"),
    },
    /** For `--theme(--window-narrow)` in app.css. Not `breakpoint`, for which Tailwind generates utilities. */
    window: dimensions(scales.breakpoint),
    containers: dimensions(scales.container),
    fontSize: {
      ...variables(names(scales.size), "size-"),
      // As large as the window or card allows.
      name: "min(var(--size-name), 17cqi)",
      heading: "min(var(--size-heading), 18vw)",
    },
    lineHeight: variables(names(scales.leading), "leading-"),
    fontFamily: { cut: variable("font-cut"), text: variable("font-text"), code: variable("font-code") },
    fontWeight: variables(["regular", "medium", "label", "bold"], "weight-"),
    transitionDuration: variables(["instant", "quick", "lid", "slow"], "duration-"),
    transitionTimingFunction: variables(["lid", "out", "in"], "ease-"),
    zIndex: { 0: "0", 1: "1", 2: "2", ...variables(["side", "pop", "banner", "dialog", "alert"], "layer-") },
  },
} satisfies Config;
