import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { addressInputShowcase } from "#components/address-input/address-input.showcase.tsx";
import { AddressInput } from "#components/address-input/address-input.tsx";
import type { Address, SearchAddresses } from "#components/address-input/use-address-search.ts";
import { Alerts } from "#components/alert/alerts.tsx";
import { pass, stopClock } from "#tests/support/clock.ts";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

const places = ["Portland, Oregon", "Portland, Maine"].map((name, i) => ({
  display_name: name,
  lat: `${i}`,
  lon: "1",
}));

componentContract("Address input", addressInputShowcase(async () => places).examples, async () => {
  await userEvent.type(screen.getByRole("combobox"), "Portland{Enter}");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}");
});

const place = (name: string): Address => ({ display_name: name, lat: "1.5", lon: "-2.5" });

function show(search: SearchAddresses, props: { typeahead?: boolean; onChange?: (address: Address) => void } = {}) {
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={submit as never}>
      <AddressInput
        label="Home"
        name="home"
        search={search}
        attribution={{ text: "Source", href: "https://x.test" }}
        {...props}
      />
      <Alerts />
    </form>,
  );
  return { field: screen.getByRole<HTMLInputElement>("combobox", { name: "Home" }), submit };
}

test("searches on Enter or the button, not while typing, and submits no form", async () => {
  const search = vi.fn(async () => [place("Portland, Oregon")]);
  const { field, submit } = show(search);
  stopClock();
  await userEvent.type(field, "port");
  await pass(400);
  expect(search).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("option", { name: "Portland, Oregon" })).toBeTruthy();
  expect(search).toHaveBeenCalledWith("port", expect.any(AbortSignal));
  expect(screen.getByText("1 suggestion")).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Search Home" }));
  expect(await screen.findByRole("option")).toBeTruthy();
});

test.each([true, false])("text from before hydration is searched if the field has focus: %s", async (hasFocus) => {
  const search = vi.fn(async () => [place("Portland, Oregon")]);
  const page = <AddressInput label="Home" search={search} typeahead attribution={{ text: "Source", href: "#" }} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  if (hasFocus) field.focus();
  field.value = "port";
  stopClock();
  render(page, { container, hydrate: true });
  await pass(400);
  expect(search).toHaveBeenCalledTimes(hasFocus ? 1 : 0);
  expect(screen.queryAllByRole("option", { name: "Portland, Oregon" })).toHaveLength(hasFocus ? 1 : 0);
  expect(field.value).toBe("port");
});

test("a pick carries display_name, lat and lon; unpicked text stays", async () => {
  const change = vi.fn();
  const { field } = show(async () => [place("Portland, Oregon"), place("Portland, Maine")], { onChange: change });
  await userEvent.type(field, "port{Enter}");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(change).toHaveBeenLastCalledWith({
    display_name: expect.stringMatching(/^Portland/),
    lat: "1.5",
    lon: "-2.5",
  });
  expect(field.value).toMatch(/^Portland, /);
  await userEvent.fill(field, "A path of my own 5");
  await userEvent.tab();
  expect(field.value).toBe("A path of my own 5");
  expect(change).toHaveBeenLastCalledWith({ display_name: "A path of my own 5" });
});

test.each([
  ["Tab", "{Tab}"],
  ["Shift+Tab", "{Shift>}{Tab}{/Shift}"],
  ["Escape", "{Escape}"],
  ["a press elsewhere", ""],
])("%s keeps the text when no key has moved to a suggestion", async (_, keys) => {
  const change = vi.fn();
  const { field, submit } = show(async () => [place("Portland, Oregon"), place("Portland, Maine")], {
    onChange: change,
  });
  await userEvent.type(field, "port{Enter}");
  await screen.findAllByRole("option");
  change.mockClear();
  if (keys) await userEvent.keyboard(keys);
  else await userEvent.click(document.body, { position: { x: 5, y: 5 } });
  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  expect(field.value).toBe("port");
  expect(change).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("Tab ignores a hovered suggestion and picks the one reached by arrows", async () => {
  const { field } = show(async () => [place("Portland, Oregon"), place("Portland, Maine")]);
  await userEvent.type(field, "port{Enter}");
  const second = await screen.findByRole("option", { name: "Portland, Maine" });
  for (const x of [20, 40]) await userEvent.hover(second, { position: { x, y: 20 } });
  await expect.poll(() => field.getAttribute("aria-activedescendant")).toBe(second.id);
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  expect(field.value).toBe("port");

  field.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Tab}");
  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  expect(field.value).toBe("Portland, Oregon");
});

test("shows at most five suggestions", async () => {
  const { field } = show(async () => Array.from({ length: 40 }, (_, i) => place(`Place ${i}`)));
  await userEvent.type(field, "place{Enter}");
  expect(await screen.findAllByRole("option")).toHaveLength(5);
});

test("drops a late answer to an older query and aborts its request", async () => {
  const answers = new Map<string, (list: Address[]) => void>();
  const signals: AbortSignal[] = [];
  const { field } = show((query, signal) => {
    signals.push(signal);
    return new Promise((resolve) => answers.set(query, resolve));
  });
  await userEvent.type(field, "old{Enter}");
  expect(screen.getByText("Searching…")).toBeTruthy();
  await userEvent.type(field, "er{Enter}");
  expect(signals[0]?.aborted).toBe(true);
  answers.get("older")?.([place("The newer one")]);
  answers.get("old")?.([place("The older one")]);
  expect(await screen.findByRole("option", { name: "The newer one" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "The older one" })).toBeNull();
});

test("aria-expanded is true only while suggestions show", async () => {
  let answer = (_: Address[]) => {};
  const { field } = show(() => new Promise((resolve) => (answer = resolve)));
  expect(field.ariaExpanded).toBe("false");
  await userEvent.type(field, "port{Enter}");
  expect(screen.getByText("Searching…")).toBeTruthy();
  expect(field.ariaExpanded).toBe("false");
  answer([place("Portland, Oregon")]);
  await screen.findByRole("option", { name: "Portland, Oregon" });
  expect(field.ariaExpanded).toBe("true");
  await userEvent.type(field, "e");
  expect(field.ariaExpanded).toBe("false");
});

test.each([
  [0, /Couldn’t reach/],
  [429, /Too many searches/],
  [500, /isn’t working right now/],
])("status %i shows the error alert and the reason, and keeps the text", async (status, words) => {
  const { field } = show(async () => {
    throw Object.assign(new Error("x"), { status });
  });
  await userEvent.type(field, "somewhere{Enter}");
  expect((await screen.findByText(words)).role).toBe("status");
  expect((await screen.findAllByText("Failed to fetch address suggestions")).length).toBeGreaterThan(0);
  expect(field.value).toBe("somewhere");
});

test("with typeahead, searches after a pause, from three letters on", async () => {
  const search = vi.fn(async () => [place("Portland")]);
  const { field } = show(search, { typeahead: true });
  stopClock();
  await userEvent.type(field, "po");
  await pass(400);
  expect(search).not.toHaveBeenCalled();
  await userEvent.type(field, "rt");
  await pass(290);
  expect(search).not.toHaveBeenCalled();
  await pass(10);
  expect(search).toHaveBeenCalledOnce();
  expect(await screen.findByRole("option", { name: "Portland" })).toBeTruthy();
});

test("the status announces the number of suggestions, and that there are none", async () => {
  const { field } = show(async (query) => (query === "none" ? [] : [place("Portland"), place("Portsmouth")]));
  // The other one belongs to the alerts.
  const status = () => screen.getAllByRole("status")[0] as HTMLElement;
  await userEvent.type(field, "port{Enter}");
  await screen.findAllByRole("option");
  expect(status().textContent).toBe("2 suggestions");
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(status().id);
  await userEvent.fill(field, "none");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => status().textContent).toMatch(/^No matches for/);
});

test("pointer, keyboard and touch pick the same", async () => {
  const change = vi.fn();
  const { field } = show(async () => [place("Portland, Oregon")], { onChange: change });
  const picks: unknown[] = [];
  for (const pick of [
    (option: Element) => userEvent.click(option),
    (option: Element) => tap(option),
    () => userEvent.keyboard("{ArrowDown}{Enter}"),
  ]) {
    await userEvent.fill(field, "port");
    await userEvent.keyboard("{Enter}");
    change.mockClear();
    await pick(await screen.findByRole("option"));
    await expect.poll(() => screen.queryByRole("option")).toBeNull();
    picks.push(...change.mock.calls.flat());
  }
  expect(picks).toEqual(Array.from({ length: 3 }, () => place("Portland, Oregon")));
});

test("resetting the form aborts a search", async () => {
  const signals: AbortSignal[] = [];
  const { field } = show((_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await userEvent.type(field, "port{Enter}");
  expect(screen.getByText("Searching…")).toBeTruthy();
  field.form?.reset();
  await expect.poll(() => screen.queryByText("Searching…")).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
