import { resolveConfig } from "vite";
import { expect, test } from "vitest";
import { websites } from "#content/websites.ts";
import { websiteProblems } from "../../scripts/support/own-websites.mjs";
import { ownWebsitesPlugin } from "../../vite/modules/own-websites.ts";

const bakery = { name: "Bakery", url: "https://bakery.example/", since: "2024-02-12", slug: "bakery" };

test("the owner's list holds what it must", () => {
  expect(websiteProblems(websites)).toEqual([]);
  expect(websiteProblems([bakery, { ...bakery, slug: "bakery-2", url: "http://localhost:8080/shop" }])).toEqual([]);
});

test("what is wrong with an entry is said in words, with the entry", () => {
  for (const [change, said] of [
    [{ name: " " }, /^Entry 1: The name is missing/],
    [{ url: "bakery.example" }, /^Entry 1 \("Bakery"\): The address "bakery\.example" does not begin with https/],
    [{ url: "javascript:alert(1)" }, /does not begin with https/],
    [{ url: "https://" }, /no web address/],
    [{ since: "2024-02-31" }, /no day/],
    [{ since: 2024 }, /no day/],
    [{ slug: "The Bakery" }, /small letters/],
  ] as const) {
    expect(websiteProblems([{ ...bakery, ...change }])).toEqual([expect.stringMatching(said)]);
  }
  expect(websiteProblems([bakery, bakery])).toEqual([expect.stringMatching(/^Entry 2.*another entry's/)]);
  expect(websiteProblems([null])).toHaveLength(4);
  expect(websiteProblems("https://bakery.example/")).toEqual(["The list of websites is no list."]);
});

test("a build is told whether there are own sites", async () => {
  const options = { configFile: false as const, plugins: [ownWebsitesPlugin()] };
  const name = "import.meta.env.NO_WEBSITES";
  expect((await resolveConfig(options, "build")).define).toHaveProperty([name], String(websites.length === 0));
  expect((await resolveConfig(options, "serve")).define ?? {}).not.toHaveProperty([name]);
});
