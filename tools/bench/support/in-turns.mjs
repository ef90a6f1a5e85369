/**
 * Measures subjects at all sites, round by round. The sites take turns, so that a busy moment of the machine hits all alike.
 * @param context the argument of a part's `run`
 * @param {readonly any[]} subjects each with its `name`
 * @param {(browser: import("playwright-core").Browser, url: string, subject: any) => Promise<object>} measure
 * @returns `groups`: the measurements of each subject at each site, the current site's without `commit`; `raw`: all of them
 */
export async function inTurns({ sites, browser: open, runs, say }, subjects, measure) {
  const all = await sites();
  const browser = await open();
  // The first page in a browser is slower than all others.
  const first = await browser.newPage();
  await first.goto(all[0].url, { waitUntil: "networkidle" });
  await first.close();
  const groups = subjects.flatMap((subject) =>
    all.map((site) => ({ ...site, ...subject, subject, name: rowName(subject.name, site.commit), own: [] })),
  );
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    for (const { url, subject, name, own } of groups) {
      own.push({ round, name, ...(await measure(browser, url, subject)) });
    }
  }
  await browser.close();
  return { groups, raw: groups.flatMap(({ own }) => own) };
}

/** Name of a site's measurement in a table: "marz" for ours, "marz, 5eb82fa" for another commit's. */
export function rowName(name, commit) {
  return commit ? `${name}, ${commit}` : name;
}
