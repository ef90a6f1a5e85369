import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { fieldAt } from "./fields.ts";
import { post, save } from "./post.ts";

/** Who can find a case study. */
export function Privacy({ file }: { file: string }) {
  const { state } = useEdit();
  const listed = fieldAt(state, file, ["listed"]);
  if (!listed) return null;
  const [, slug = ""] = file.split("/");
  const site = fieldAt(state, "site.yaml", ["site"])?.value;
  const unlist = async () => {
    const result = await post("unlist", { slug });
    if (result.name) location.hash = `/work/${result.name}`;
    return result;
  };
  if (listed.value !== false) {
    return (
      <div className="edit-field">
        <strong>Listed</strong>
        <small>Unlisted, it gets a new address and is in no list. Links to the old address end.</small>
        <Action run={unlist}>Unlist</Action>
      </div>
    );
  }
  return (
    <div className="edit-field">
      <strong>Unlisted, not secret: anyone with the address can read it</strong>
      <small>{`${site}${site?.toString().endsWith("/") ? "" : "/"}work/${slug}/`}</small>
      <Action run={() => save({ file, path: ["listed"], was: false })}>List again</Action>
    </div>
  );
}
