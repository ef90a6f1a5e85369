import type { ReactNode } from "react";
import { Input } from "#components/input/input.tsx";
import { useDraft } from "#lib/use-draft.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { fieldAt } from "./fields.ts";
import { isDone } from "./message.tsx";
import { post, save } from "./post.ts";

/** Who can find a case study, and who can read it. */
export function Privacy({ file }: { file: string }) {
  const { state } = useEdit();
  const listed = fieldAt(state, file, ["listed"]);
  const sealed = fieldAt(state, file, ["sealed"]);
  if (!listed || !sealed) return null;
  const [, slug = ""] = file.split("/");
  const site = String(fieldAt(state, "site.yaml", ["site"])?.value).replace(/\/?$/, "/");
  const unlist = async () => {
    const result = await post("unlist", { slug });
    if (result.name) location.hash = `/work/${result.name}`;
    return result;
  };
  const seal = (value?: true) => save({ file, path: ["sealed"], was: sealed.value ?? null, value });
  const address = `${site}work/${slug}/`;
  return (
    <>
      {listed.value === false ? (
        <Choice name="Unlisted, not secret: anyone with the address can read it" help={address}>
          <Action run={() => save({ file, path: ["listed"], was: false })}>List again</Action>
        </Choice>
      ) : (
        <Choice name="Listed" help="Unlisted, it gets a new address and is in no list. Links to the old address end.">
          <Action run={unlist}>Unlist</Action>
        </Choice>
      )}
      {sealed.value === true ? (
        <Choice name="Sealed: only a recipient’s link opens it" help={SEALED}>
          <Recipients slug={slug} />
          <Action run={() => seal()}>Unseal for everyone</Action>
        </Choice>
      ) : (
        <Choice name="Open to everyone who finds it" help={OPEN}>
          <Action run={() => seal(true)}>Seal</Action>
        </Choice>
      )}
    </>
  );
}

const SEALED = "Title, role, kind, colour and address stay public. Links work, and end, once you publish the site.";
const OPEN = "Sealed, its text, pictures and film are encrypted, and a recipient’s link opens them.";

function Choice({ name, help, children }: { name: string; help: string; children: ReactNode }) {
  return (
    <div className="edit-field">
      <strong>{name}</strong>
      <small>{help}</small>
      {children}
    </div>
  );
}

const EMPTY = { name: "" };

function Recipients({ slug }: { slug: string }) {
  const { links } = useEdit().state;
  const { draft, change, clear } = useDraft("edit-recipient", EMPTY);
  const add = async () => {
    const result = await post("recipient", { slug, name: draft.name });
    if (isDone(result)) clear(draft);
    return result;
  };
  return (
    <>
      <ul className="edit-list">
        {links[slug]?.map(({ name, link }) => (
          <li key={`${name}${link}`}>
            {name} <small>{link ?? "(withdrawn)"}</small>
            {link && (
              <Action name={`Withdraw ${name}`} run={() => post("withdraw", { slug, name })}>
                Withdraw
              </Action>
            )}
          </li>
        ))}
      </ul>
      <Input label="Name of a recipient" value={draft.name} onChange={(name) => change("name", name)} />
      <Action run={add}>Make a link</Action>
    </>
  );
}
