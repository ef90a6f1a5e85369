import type { ReactNode } from "react";
import { checkForm } from "#components/input/validate.ts";

type OrderFormProps = {
  /** Called with the data of a valid submit. */
  onSend: (data: FormData) => void;
  children: ReactNode;
};

/** A form that checkForm validates, with buttons 'Order' and 'Reset'. */
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
