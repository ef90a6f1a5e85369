import type { ReactNode } from "react";
import { checkForm } from "#components/input/check-form.ts";

type OrderFormProps = {
  /** Told what a submit would send, once the form has nothing to object to. */
  onSend: (data: FormData) => void;
  children: ReactNode;
};

/** A form as the site's own: checked by checkForm, with 'Order' to submit and 'Reset'. */
export function OrderForm({ onSend, children }: OrderFormProps) {
  return (
    <form
      aria-label="Order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (checkForm(event.currentTarget)) onSend(new FormData(event.currentTarget));
      }}
    >
      {children}
      <button type="submit">Order</button>
      <button type="reset">Reset</button>
    </form>
  );
}
