/** What stands in site.yaml until the owner writes a name there. */
const PLACEHOLDER = "Your Name";

/** The owner's name, in the lid's free corner. Nothing as long as the profile has none. */
export function OwnerName({ name }: { name: string }) {
  if (name === PLACEHOLDER) return null;
  return (
    <p className="type-h3 col-start-1 col-end-5 narrow:col-span-full narrow:mb-4 lid-motion wide:lifted:translate-y-(--control-lid-lift)">
      {name}
    </p>
  );
}
