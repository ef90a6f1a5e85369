import { useCallback, useEffect, useRef, useState } from "react";

export type Position = {
  index: number;
  isBlack: boolean;
  /** In ms since 1970, once the talk has begun. */
  start?: number;
};
/** The highest turn counts; of two, the one with the higher name. */
type Shared = Position & { turn: number; from: string };

/** Gets the newest position: keys may come faster than frames. */
export type Change = (next: (position: Position) => Partial<Position>) => void;

/** Safari refuses more than a hundred changes of the address in 30 s. */
const ADDRESS_MS = 350;
const HELLO = "hello";

/**
 * The slide that is shown, in step in all tabs with the same address. It is in the address, so that a reload stays there.
 * @param path of the page
 */
export function usePosition(path: string, count: number): [Position, Change] {
  const [position, setPosition] = useState<Position>(() => ({
    index: indexIn(count),
    isBlack: false,
    ...history.state?.talk,
  }));
  const [from] = useState(() => Math.random().toString(36));
  const shared = useRef<Shared>({ ...position, turn: 0, from });
  const channel = useRef<BroadcastChannel>(undefined);
  const write = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: Shared) => {
    shared.current = next;
    setPosition(next);
    // At once, and then once more for all that follow meanwhile.
    if (write.current !== undefined) return;
    writeAddress(next);
    write.current = setTimeout(() => {
      write.current = undefined;
      writeAddress(shared.current);
    }, ADDRESS_MS);
  }, []);

  useEffect(() => {
    const own = new BroadcastChannel(`present ${path}`);
    channel.current = own;
    own.onmessage = ({ data }: MessageEvent<typeof HELLO | Shared>) => {
      const mine = shared.current;
      if (data !== HELLO && (data.turn > mine.turn || (data.turn === mine.turn && data.from > mine.from)))
        show({ ...data, index: Math.min(data.index, count - 1) });
      else if (data === HELLO || data.turn < mine.turn || data.from < mine.from) own.postMessage(mine);
    };
    own.postMessage(HELLO);
    return () => {
      clearTimeout(write.current);
      write.current = undefined;
      own.close();
    };
  }, [path, count, show]);

  const change = useCallback<Change>(
    (changed) => {
      const before = shared.current;
      const next = { ...before, ...changed(before), turn: before.turn + 1, from };
      next.index = Math.max(0, Math.min(next.index, count - 1));
      if (next.index > 0) next.start ??= Date.now();
      show(next);
      channel.current?.postMessage(next);
    },
    [count, from, show],
  );
  return [position, change];
}

function indexIn(count: number): number {
  const [, number = "1"] = /[?&]present=(\d+)/.exec(location.hash) ?? [];
  return Math.max(0, Math.min(Number(number), count) - 1);
}

function writeAddress({ index, start }: Position): void {
  // Another page may be shown by now.
  if (!/[?&]present\b/.test(location.hash)) return;
  const hash = location.hash.replace(/([?&]present)(?:=\d*)?/, `$1=${index + 1}`);
  history.replaceState({ ...history.state, talk: { start } }, "", new URL(hash, location.href));
}
