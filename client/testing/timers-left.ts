/** Timers that code of the page set and that haven't been due yet: their handle, and who set them. */
const kept = new Map<unknown, string>();

/** Those that end by themselves however the part ends: what they do then harms nobody. */
const END_BY_THEMSELVES = new Set([
  // A provider's script that is late.
  'client/src/account/captcha/ask-provider.ts',
  // The address of a file that was saved.
  'client/src/betting/ticket-picture/hand-out-picture.ts',
  'client/src/ground/calls/download-file.ts',
  // The page is about to be another one.
  'client/src/ground/ui/create-lost-parts.ts',
  // They wait for the focus to arrive.
  'client/src/ground/ui/focus-parts.ts',
  'client/src/lines/command/use-command-keys.ts',
  // Marks of moved prices, swept until none is left.
  'client/src/lines/board/price-marks.ts',
]);

/** What is due sooner ends by itself: a transition, a pause between two tries, a wait for a frame. */
const LONG_MS = 1_000;

/** @returns the file of the page's own code that a line of a stack names, unless its timers may stay */
export const readLine = (line: string): string | null => {
  const path = /\/(client\/src\/[^)?]*?\.tsx?):\d+:\d+/.exec(line)?.[1] ?? null;
  return path === null || /\.test\.tsx?$/.test(path) || END_BY_THEMSELVES.has(path) ? null : path;
};

/** Beneath the error's own line and those of this file. */
const SETTER_AT = 3;

/**
 * Notes from now on which intervals and long timeouts the page sets and takes back.
 * @returns how to note no more: the next file's page sets timers of its own
 */
export const watchTimers = (): (() => void) => {
  const { setTimeout: wait, setInterval: repeat, clearTimeout: leave, clearInterval: stop } = globalThis;
  const keep = (handle: unknown): void => {
    const setter = readLine(new Error('set').stack?.split('\n')[SETTER_AT] ?? '');
    if (setter !== null) kept.set(handle, setter);
  };
  globalThis.setInterval = ((...given: Parameters<typeof repeat>) => {
    const handle = repeat(...given);
    keep(handle);
    return handle;
  }) as typeof repeat;
  globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) => {
    const handle: unknown = wait(() => {
      kept.delete(handle);
      act(...(rest as []));
    }, ms);
    if ((ms ?? 0) >= LONG_MS) keep(handle);
    return handle;
  }) as typeof wait;
  const forget = <Clear extends (handle?: never) => void>(clear: Clear): Clear =>
    ((handle: never) => {
      kept.delete(handle);
      clear(handle);
    }) as Clear;
  globalThis.clearTimeout = forget(leave);
  globalThis.clearInterval = forget(stop);
  return () => {
    Object.assign(globalThis, {
      setTimeout: wait,
      setInterval: repeat,
      clearTimeout: leave,
      clearInterval: stop,
    });
    kept.clear();
  };
};

/** @returns who set a timer that still runs: a line for each */
export const listTimers = (): string[] => [...kept.values()];
