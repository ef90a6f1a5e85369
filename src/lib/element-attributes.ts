import type { AriaAttributes, HTMLAttributes, Ref } from "react";

/** A component passes these, and any `data-*`, on to its main element. */
export type ElementAttributes<Type extends Element = HTMLElement> = AriaAttributes &
  Pick<HTMLAttributes<Type>, "id" | "style" | "title" | "lang" | "dir"> & { ref?: Ref<Type> };
