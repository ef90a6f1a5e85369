import { expect, test } from "vitest";
import { violation } from "#components/input/validate.ts";

test.each([
  ["text", "", "Text field cannot be empty."],
  ["text", "  ", "Text field cannot be empty."],
  ["text", "Robin", undefined],
  ["email", "robin@", "Invalid email format."],
  ["email", "robin@example", "Invalid email format."],
  ["email", "robin example@example.com", "Invalid email format."],
  ["email", "robin@example.com", undefined],
  ["email", "", undefined],
  ["phone", "1234567890", "Phone number must be in the format 123-456-7890."],
  ["phone", "123-456-789", "Phone number must be in the format 123-456-7890."],
  ["phone", "123-456-7890", undefined],
  ["phone", "", undefined],
] as const)("%s %j: %s", (kind, value, message) => {
  expect(violation(kind, value)).toBe(message);
});
