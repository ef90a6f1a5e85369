/**
 * What is wrong with the owner's list of websites (src/content/websites.ts), one sentence each.
 * @param {unknown} list
 * @returns {string[]} empty when nothing is
 */
export function websiteProblems(list) {
  if (!Array.isArray(list)) return ["The list of websites is no list."];
  const slugs = new Set();
  return list.flatMap((site, index) => {
    const { name, url, since, slug } = site ?? {};
    const problems = [];
    const say = (text) => problems.push(`Entry ${index + 1}${isText(name) ? ` ("${name}")` : ""}: ${text}`);
    if (!isText(name)) say("The name is missing.");
    if (!isText(url) || !/^https?:\/\//i.test(url)) {
      say(`The address "${url}" does not begin with https:// or http://.`);
    } else if (!URL.canParse(url)) say(`The address "${url}" is no web address.`);
    if (!isDay(since)) say(`"since" is "${since}", which is no day such as 2024-02-12.`);
    if (!isText(slug) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
      say(`The slug "${slug}" has other characters than small letters, digits and hyphens between them.`);
    } else if (slugs.has(slug)) say(`The slug "${slug}" is another entry's already.`);
    slugs.add(slug);
    return problems;
  });
}

function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}

function isDay(value) {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // 31 February is a date in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
