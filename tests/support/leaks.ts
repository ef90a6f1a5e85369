/** Counts listeners on window and document. */
export function watchListeners() {
  const targets: EventTarget[] = [window, document];
  const held = new Map<string, Set<unknown>>();
  const restored = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    const listenersOf = (type: string) => {
      const name = `${target === window ? "window" : "document"} ${type}`;
      const listeners = held.get(name) ?? new Set();
      held.set(name, listeners);
      return listeners;
    };
    target.addEventListener = (type, listener, options) => {
      const listeners = listenersOf(type).add(listener);
      if (typeof options === "object") options?.signal?.addEventListener("abort", () => listeners.delete(listener));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      listenersOf(type).delete(listener);
      removeEventListener.call(target, type, listener, options);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  return {
    /** The remaining listeners, beyond the few that a library keeps. */
    stop() {
      for (const restore of restored) restore();
      return [...held].filter(([, { size }]) => size > 5).map(([name, { size }]) => `${name}: ${size}`);
    },
  };
}

/** Tracks timers, frames and observers. */
export function watchWork() {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame }: Window =
    window;
  const own = { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame };
  const timers = new Map<number | undefined, string>();
  const once = (run: unknown, start: (done: (...all: unknown[]) => void) => number, name: string) => {
    const id = start((...all) => {
      timers.delete(id);
      if (typeof run === "function") run(...all);
    });
    timers.set(id, name);
    return id;
  };
  const forget = (clear: (id?: number) => void) => (id?: number) => {
    timers.delete(id);
    clear.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (run: unknown, ms?: number, ...rest: unknown[]) =>
      once(run, (done) => setTimeout.call(window, done, ms, ...rest), `timeout of ${ms} ms`),
    requestAnimationFrame: (run: unknown) => once(run, (done) => requestAnimationFrame.call(window, done), "frame"),
    setInterval: (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = setInterval.call(window, run, ms, ...rest);
      timers.set(id, `interval of ${ms} ms`);
      return id;
    },
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
    cancelAnimationFrame: forget(cancelAnimationFrame as (id?: number) => void),
  });
  const observed = new Map<object, Set<unknown>>();
  const restored = [ResizeObserver, IntersectionObserver, MutationObserver].map(({ prototype }) => {
    const { observe, disconnect } = prototype;
    const unobserve = "unobserve" in prototype ? prototype.unobserve : undefined;
    prototype.observe = function watched(this: ResizeObserver, target: Element, options?: object) {
      observed.set(this, (observed.get(this) ?? new Set()).add(target));
      observe.call(this, target, options as never);
    };
    prototype.disconnect = function unwatched(this: ResizeObserver) {
      observed.delete(this);
      disconnect.call(this);
    };
    if (!unobserve) return () => Object.assign(prototype, { observe, disconnect });
    (prototype as ResizeObserver).unobserve = function dropped(this: ResizeObserver, target: Element) {
      observed.get(this)?.delete(target);
      unobserve.call(this, target);
    };
    return () => Object.assign(prototype, { observe, disconnect, unobserve });
  });
  const watching = () => [...observed].filter(([, targets]) => targets.size > 0);
  return {
    left: () => [...timers.values(), ...watching().map(([observer]) => observer.constructor.name)],
    stop() {
      Object.assign(window, own);
      for (const restore of restored) restore();
    },
  };
}
