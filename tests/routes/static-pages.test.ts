/** The prerendered markup: a page before hydration, or without scripts. */
import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { profile } from "#content/site.ts";
import { sitePages } from "#content/site-pages.ts";
import { render } from "#render-pages.tsx";
import { enabledPages } from "#routes.tsx";

const count = (markup: string, part: string) => markup.split(part).length - 1;
/** The notices for visitors without scripts. */
const notices = (markup: string) => [...markup.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = ""]) => text);

test("contact's address is a mail link, and nothing offers to copy it", async () => {
  const markup = await render("/contact");
  expect(markup).toContain(`href="mailto:${profile.email}"`);
  expect(markup).not.toContain("copy email address");
});

test.each(["/contact", "/inquiry"])("%s: the form is disabled, and says where to write instead", async (path) => {
  const markup = await render(path);
  const [, form = ""] = /<form([\s\S]*)<\/form>/.exec(markup) ?? [];
  expect(form).toMatch(/<fieldset[^>]*\sdisabled=""/);
  // No field that would be sent is outside it.
  expect(form.slice(0, form.indexOf("<fieldset"))).not.toMatch(/<(?:input|textarea|button)/);
  expect(notices(form)).toEqual([expect.stringContaining(`mailto:${profile.email}`)]);
  expect(notices(form)[0]).toContain("This form needs JavaScript.");
});

test("the dashboard shows sites, labelled as a sample, and says what needs scripts", async () => {
  const markup = await render("/dashboard");
  expect(count(markup, "<article")).toBe(3);
  expect(markup).toContain("Demo data");
  expect(markup).toContain("96.2%");
  expect(markup).not.toContain('aria-busy="true"');
  expect(markup).toContain("3 websites shown");
  expect(notices(markup)).toEqual([expect.stringContaining("JavaScript")]);
});

test("the showcase says that its components come alive with scripts", async () => {
  expect(notices(await render("/showcase"))).toEqual([expect.stringContaining("JavaScript")]);
});

test("every route is published, with the title that the app gives it", () => {
  for (const { path, title } of enabledPages) {
    const published = sitePages.filter((page) => matchPath(path, page.path));
    expect(published, path).not.toEqual([]);
    if (title) expect(published.map((page) => page.title)).toEqual([title]);
  }
  expect(sitePages.filter((page) => !enabledPages.some(({ path }) => matchPath(path, page.path)))).toEqual([]);
});

test("every page but the landing page has its foot where the build looks for it", async () => {
  for (const { path } of sitePages) {
    expect(count(await render(path), '<nav id="bottom-wall" aria-label="Site"'), path).toBe(path === "/" ? 0 : 1);
  }
});

test("an unknown case study is the same error page as any unknown address", async () => {
  const [study, other] = await Promise.all([render("/work/nobody"), render("/nobody")]);
  const well = (markup: string) => markup.slice(markup.indexOf("<main"), markup.indexOf('<nav id="bottom-wall"'));
  expect(well(study)).toContain("404 Not Found");
  expect(well(study)).toBe(well(other));
});
