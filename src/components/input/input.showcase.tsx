import { type FormEvent, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { checkForm } from "./check-form.ts";
import { Input } from "./input.tsx";
import { bytes, item } from "./input.tsx?cost";
import { InputUsage } from "./input.usage.tsx";

export const inputShowcase = {
  title: "Input",
  sentence: "Leave the field, and it clears a text that it cannot use and says why. Undo gives the text back.",
  examples: {
    text: { Example: () => <Input label="Text" validate placeholder="Your name" autoComplete="name" /> },
    email: { Example: InputUsage },
    phone: {
      Example: () => <Input label="Phone" kind="phone" validate hint="Ten digits become 123-456-7890." />,
    },
    lines: { Example: () => <Input label="Several lines" multiline placeholder="The corner makes it taller" /> },
    form: { caption: "In a form all fields are checked at once, on submit.", Example: RequiredFields },
    disabled: { Example: () => <Input label="Out of use" defaultValue="Not to be changed" disabled /> },
  },
  keys: [
    ["Tab", "Leaves the field, which then checks it; if it was cleared, Undo is the next stop"],
    ["Ctrl + Z, Ctrl + Y", "Undo and redo, in a formatted phone number too"],
    ["Enter", "Submits its form; the first wrong field takes focus"],
    ["Backspace", "On a phone number’s dash, takes the digit before it"],
  ],
  cost: bytes,
  item,
  docs: () => import("./input.tsx?docs"),
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
    <form noValidate onSubmit={submit} className="grid gap-5.5">
      <Input {...field} label="Required email" kind="email" />
      <Input {...field} label="Required phone" kind="phone" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Without scripts a submit button would load the page again. */}
        <Button type={hydrated ? "submit" : "button"} variant="line">
          Check
        </Button>
        <p role="status" className="type-small">
          {passed && "Both are valid. Nothing was sent."}
        </p>
      </div>
    </form>
  );
}
