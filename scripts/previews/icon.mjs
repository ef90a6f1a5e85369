/** The site's icon: the black box with its accent line and the notch, in the site's colours. */

const icon = (box, accent) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,32,32"><path fill="${box}" d="M0,0h32v32H0"/><path fill="${accent}" d="M0,23h32v4H0M10,23a6,6,0,0,1,12,0"/></svg>\n`;

/**
 * @param {string | null} now what icon.svg holds; null if missing
 * @param {Record<string, string>} colors of the dark theme, in hex by token id
 * @returns {string} the icon in these colours, or the owner's own drawing unchanged
 */
export function iconOf(now, colors) {
  const isOurs = now === null || now.replaceAll(/#[0-9a-f]{6}/g, "") === icon("", "");
  return isOurs ? icon(colors["role.box"], colors["role.primary"]) : now;
}
