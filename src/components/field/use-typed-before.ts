import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports text that was typed or restored before hydration, since React does not.
 * @param fields one or several
 * @param onTyped called with each that has such a text, and its index
 */
export function useTypedBefore(
  fields: RefObject<TextField | null | (TextField | null)[]>,
  onTyped: (field: TextField, index: number) => void,
): void {
  const report = useEffectEvent(onTyped);
  const typed = useRef<[TextField, number, string][]>(undefined);
  useLayoutEffect(() => {
    typed.current ??= [fields.current]
      .flat()
      .flatMap((field, index) => (field && field.value !== field.defaultValue ? [[field, index, field.value]] : []));
  }, [fields]);
  useEffect(() => {
    for (const [field, index, text] of typed.current?.splice(0) ?? []) {
      // A Combobox of Headless UI has written over it.
      field.value = text;
      report(field, index);
    }
  }, []);
}
