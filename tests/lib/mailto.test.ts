import fc from "fast-check";
import { expect, test } from "vitest";
import { mailto } from "#lib/mailto.ts";

test("carries subject and text, line breaks included", () => {
  const { href, shortened } = mailto("hello@example.com", "Hi & bye?", "One\nTwo\r\nThree 100% שלום 👋");
  expect(shortened).toBe(false);
  expect(href.startsWith("mailto:hello@example.com?")).toBe(true);
  const query = new URLSearchParams(href.slice(href.indexOf("?")));
  expect(query.get("subject")).toBe("Hi & bye?");
  expect(query.get("body")).toBe("One\r\nTwo\r\nThree 100% שלום 👋");
});

test("a text that is too long is shortened, between characters", () => {
  const { href, shortened } = mailto("hello@example.com", "Hi", "👋".repeat(25_000));
  expect(shortened).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1900);
  const body = new URLSearchParams(href.slice(href.indexOf("?"))).get("body") ?? "";
  expect(body).toMatch(/^(👋)+\r\n\[…\]$/u);
});

test("no text breaks it or makes it longer than mail programs take", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary", maxLength: 3000 }), (subject, body) => {
      const { href } = mailto("hello@example.com", subject.slice(0, 100), body);
      expect(href).toMatch(/^mailto:hello@example\.com\?subject=[^&\s]*&body=[^&\s]*$/);
      expect(href.length).toBeLessThanOrEqual(1900);
    }),
  );
  expect(mailto("hello@example.com", "half \uD83D", "half \uDC4B").href).toContain("%EF%BF%BD");
});
