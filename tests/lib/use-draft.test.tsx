import { act, renderHook } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useDraft } from "#lib/use-draft.ts";

const empty = { name: "", text: "" };

function Form() {
  const { draft } = useDraft("draft", empty);
  return <input aria-label="Name" value={draft.name} readOnly />;
}

test("is kept at once, and found again", () => {
  const first = renderHook(() => useDraft("draft", empty));
  act(() => {
    first.result.current.change("name", "Robin");
    first.result.current.change("text", "Hello");
  });
  first.unmount();
  const second = renderHook(() => useDraft("draft", empty));
  expect(second.result.current.draft).toEqual({ name: "Robin", text: "Hello" });
});

test("takes no other form's texts and nothing but texts from storage", () => {
  sessionStorage.setItem("draft", '{"name":7,"other":"x","text":"Hello"}');
  const found = () => renderHook(() => useDraft("draft", empty)).result.current.draft;
  expect(found()).toEqual({ name: "", text: "Hello" });
  sessionStorage.setItem("draft", "{");
  expect(found()).toEqual(empty);
});

test("in a full storage the browser asks before the tab closes, until the text is gone", () => {
  const isAskedToStay = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { result } = renderHook(() => useDraft("draft", empty));
  for (let length = 2 ** 22, rest = 0; length >= 1; rest++) {
    try {
      sessionStorage.setItem(`fill ${rest}`, "x".repeat(length));
    } catch {
      length = Math.floor(length / 2);
    }
  }
  act(() => result.current.change("text", "Hello"));
  expect(isAskedToStay()).toBe(true);
  act(() => result.current.change("text", ""));
  expect(isAskedToStay()).toBe(false);
});

test("takes a prerendered form over without a complaint", async () => {
  sessionStorage.setItem("draft", '{"name":"Robin"}');
  const complaint = vi.spyOn(console, "error");
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<Form />);
  const root = await act(() => hydrateRoot(host, <Form />));
  expect(host.querySelector("input")?.value).toBe("Robin");
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
  host.remove();
});
