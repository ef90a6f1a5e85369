import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "#lib/use-draft.ts";

const empty = { name: "", text: "" };

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
