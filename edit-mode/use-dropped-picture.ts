import { useEffect } from "react";
import type { Outcome, State } from "../vite/edit/content-files.ts";
import type { Place } from "../vite/edit/marks.ts";
import { fieldAt } from "./fields.ts";
import { save, upload } from "./post.ts";
import { placesOf } from "./shown-places.ts";

/** A picture that is dropped on one of the content's takes its place. */
export function useDroppedPicture(state: State | undefined, onDone: (outcome: Outcome) => void): void {
  useEffect(() => {
    if (!state) return;
    const drop = async (event: DragEvent) => {
      const image = imageAt(event.target as Element);
      const [part] = image ? placesOf(image) : [];
      if (!image || !part) return;
      event.preventDefault();
      const pictures = event.dataTransfer?.files;
      if (event.type === "drop" && pictures?.length)
        onDone(await replacePicture(part.place, image.alt, pictures, state));
    };
    const listening = new AbortController();
    document.addEventListener("dragover", drop, listening);
    document.addEventListener("drop", drop, listening);
    return () => listening.abort();
  }, [state, onDone]);
}

/** In a figure a button covers the picture. */
function imageAt(element: Element): HTMLImageElement | undefined {
  const images = [...(element.closest("figure")?.querySelectorAll("img") ?? [element])];
  return images.find((each): each is HTMLImageElement => each instanceof HTMLImageElement && placesOf(each).length > 0);
}

/** Stores a picture, and names it instead of the one whose alternative text names the place. */
async function replacePicture(place: Place, alt: string, pictures: FileList, state: State): Promise<Outcome> {
  const { file } = place;
  const stored = await upload(file, pictures);
  if (!stored.name) return stored;
  if ("path" in place) {
    const path = [...place.path.slice(0, -1), "file"];
    return save({ file, path, was: fieldAt(state, file, path)?.value, value: stored.name });
  }
  const section = state.sections.find((each) => each.file === file && each.index === place.section);
  const image = `![${alt}](`;
  const [before, after, ...more] = section?.text.split(image + place.url) ?? [];
  if (after === undefined || more.length) {
    return { message: `${stored.name} is in the folder. Open the section, and name it there.` };
  }
  const text = `${before}${image}${stored.name}${after}`;
  return save({ file, section: place.section, was: section?.text, text });
}
