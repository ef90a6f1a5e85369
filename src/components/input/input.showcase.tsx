import { type FormEvent, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { Input } from "./input.tsx";
import * as about from "./input.tsx?about";
import { checkForm } from "./validate.ts";

export function InputUsage() {
  return <Input label="Email" kind="email" validate defaultValue="robin@" />;
}

export const inputShowcase = {
  title: "Input",
  sentence: "Validates when you leave the field: invalid text is cleared with a reason, and Undo brings it back.",
  examples: {
    text: { Example: () => <Input label="Text" validate placeholder="Your name" autoComplete="name" /> },
    email: { Example: InputUsage },
    phone: {
      Example: () => <Input label="Phone" kind="phone" validate hint="Ten digits become 123-456-7890." />,
    },
    lines: { Example: () => <Input label="Multiline" multiline placeholder="Drag the corner to resize" /> },
    form: { caption: "On submit, all fields are checked at once.", Example: RequiredFields },
    disabled: { Example: () => <Input label="Disabled" defaultValue="Can’t be edited" disabled /> },
  },
  keys: [
    ["Tab", "Leaves and validates the field; if it was cleared, moves to Undo"],
    ["Ctrl + Z, Ctrl + Y", "Undo and redo, even in a formatted phone number"],
    ["Enter", "Submits the form; focus moves to the first invalid field"],
    ["Backspace", "On a phone number’s dash, deletes the digit before it"],
  ],
  ...about,
} satisfies ShowcaseEntry;

function RequiredFields() {
  const hydrated = useHydrated();
  const [passed, setPassed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPassed(checkForm(event.currentTarget));
  };
  const field = { required: true, onChange: () => setPassed(false) };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5.5">
      <Input {...field} label="Required email" kind="email" />
      <Input {...field} label="Required phone" kind="phone" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Without scripts a submit button would reload the page. */}
        <Button type={hydrated ? "submit" : "button"} variant="line" size="small">
          Submit
        </Button>
        <p role="status" className="type-small">
          {passed && "Both are valid. Nothing was sent."}
        </p>
      </div>
    </form>
  );
}
