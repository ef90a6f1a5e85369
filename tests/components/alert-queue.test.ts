import { expect, test } from "vitest";
import { add, type Queue, remove, tick } from "#components/alert/alert-queue.ts";

function queueOf(count: number): Queue {
  return Array.from({ length: count }).reduce<Queue>(
    (queue, _, index) => add(queue, { type: "info", message: `Alert ${index + 1}` }, index + 1),
    [],
  );
}

const shown = (queue: Queue) => queue.filter((alert) => alert.shown).map((alert) => alert.id);

test("shows the newest three of a hundred; the rest follow in order, once each", () => {
  let queue = queueOf(100);
  const order = shown(queue);
  while (queue.length > 0) {
    const before = shown(queue);
    queue = remove(queue, before.at(-1) as number);
    order.push(...shown(queue).filter((id) => !before.includes(id)));
  }
  expect(order).toEqual([98, 99, 100, ...Array.from({ length: 97 }, (_, index) => index + 1)]);
});

test("a displaced alert keeps its remaining time and is marked as read", () => {
  const pushedBack = add(tick(queueOf(3), 1, 2000), { type: "error", message: "Newest" }, 4);
  expect(shown(pushedBack)).toEqual([2, 3, 4]);
  const queue = remove(pushedBack, 4);
  expect(queue.find((alert) => alert.id === 1)).toMatchObject({ shown: true, remaining: 3000, reshown: true });
  expect(queue.find((alert) => alert.id === 2)).toMatchObject({ reshown: false });
});

test("ticking or removing a removed alert changes nothing", () => {
  const queue = queueOf(2);
  expect(tick(queue, 9, 100)).toBe(queue);
  expect(shown(remove(queue, 9))).toEqual([1, 2]);
});
