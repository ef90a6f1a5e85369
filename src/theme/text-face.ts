/**
 * The text's font once more, for paper (src/print.css). When the medium changes Chromium drops the faces of every sheet
 * that has a media query, and prints before they are back: in the fallback. A face that a script has made stays.
 */
import file from "./fonts/archivo-text.woff2";

/** Comes from the browser's cache: the style sheet has asked for the same file. */
export async function keepTextFace(): Promise<void> {
  const face = new FontFace("Archivo Text", `url("${new URL(file, document.baseURI).href}")`, {
    // As in fonts.css.
    weight: "400 700",
    stretch: "100% 125%",
    unicodeRange: "U+20-7E, U+A0, U+A9, U+B7, U+2013-2026, U+2192",
  });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The sheet's own face is still there for the screen.
  }
}
