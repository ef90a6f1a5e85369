import { type ReactNode, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { Outcome } from "../vite/edit/content-files.ts";
import { useEdit } from "./edit-context.ts";
import { isDone, Message } from "./message.tsx";

type ActionProps = {
  children: ReactNode;
  /** For screen readers, where the text is not enough. */
  name?: string;
  run: () => Promise<Outcome>;
  disabled?: boolean;
};

/** A button that changes something, and what the build says about it. */
export function Action({ children, name, run, disabled }: ActionProps) {
  const { refresh } = useEdit();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const press = async (button: HTMLElement) => {
    const keepFocus = rememberFocus(button);
    setBusy(true);
    const result = await run();
    setBusy(false);
    setOutcome(result.conflict ? { message: "The file was changed elsewhere. Try again." } : result);
    if (!isDone(result)) return;
    await refresh();
    requestAnimationFrame(keepFocus);
  };
  return (
    <>
      <Button
        size="small"
        variant="line"
        aria-label={name}
        disabled={disabled}
        loading={isBusy}
        onClick={({ currentTarget }) => void press(currentTarget)}
      >
        {children}
      </Button>
      {outcome && <Message outcome={outcome} />}
    </>
  );
}

/**
 * The change may replace the button. The focus then goes to the one of the same name, such as that of a moved entry, or to the
 * one in its place.
 */
function rememberFocus(button: HTMLElement): () => void {
  const all = () => [...document.querySelectorAll<HTMLElement>(".edit-panel button")];
  const nameOf = (each: HTMLElement) => each.ariaLabel ?? each.textContent ?? "";
  const name = nameOf(button);
  // At the end of a list there is only the other one.
  const other = name.replace(/(?:up|down)$/, (way) => (way === "up" ? "down" : "up"));
  const at = all().indexOf(button);
  return () => {
    if (document.activeElement !== document.body) return;
    const named = (sought: string) => all().find((each) => nameOf(each) === sought);
    (named(name) ?? named(other) ?? all()[at])?.focus();
  };
}
