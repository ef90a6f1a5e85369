import { Icon } from "#components/icon/icon.tsx";
import { inputClasses as classes } from "#components/input/input.classes.ts";

type FieldNotesProps = {
  /** The field's own id, for the ids of the notes. */
  id: string;
  required: boolean;
  hint?: string;
  message?: string;
  /** Whether the message is said aloud; not when the field takes focus, which reads it anyway. */
  spoken?: boolean;
};

/** What stands below a field and describes it, in the manner of Input. */
export function FieldNotes({ id, required, hint, message, spoken = true }: FieldNotesProps) {
  return (
    <>
      {required && (
        <span id={`${id}-required`} className="sr-only start-px">
          Required
        </span>
      )}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div id={`${id}-message`} aria-live={spoken ? "polite" : "off"} className={classes.problem}>
        {message && (
          <p className={classes.message}>
            <Icon name="alert" /> {message}
          </p>
        )}
      </div>
    </>
  );
}

/** For the field's `aria-describedby`. */
export function notesOf(id: string): string {
  return `${id}-required ${id}-hint ${id}-message`;
}
