/**
 * Parts of the page that can't be had. A new version of the page takes the names of the old one's parts away; a page
 * that is open then finds nothing where they were. It loads itself anew, once: slip, address and session are kept by
 * the device, the address and the book.
 */
export type Loss =
  | 'none'
  /** It is found out why, or the page is about to go. */
  | 'asking'
  /** What must not be cut off by a reload isn't done yet. */
  | 'waiting'
  /** The book can't be reached either: there is nothing to load the page from. */
  | 'offline'
  /** The page was loaded anew before, and the part is missing still: the rest is for the customer to say. */
  | 'gone';

export interface LostPartsOptions {
  /** Asked for each time: a browser that keeps nothing for pages throws when it is. */
  storage: () => Storage;
  /** Names the build that this page is of. */
  build: () => string;
  /** Whether the page could be loaded now. */
  canReach: () => Promise<boolean>;
  reload: () => void;
}

/** What must not be cut off: whether there is such a thing now, and who is told when that may have changed. */
export interface Hold {
  isHeld: () => boolean;
  subscribe: (onChange: () => void) => () => void;
}

export interface LostParts {
  readonly loss: () => Loss;
  subscribe: (onChange: () => void) => () => void;
  /** A part did not come. @param cause what its `import()` failed with */
  tell: (cause: unknown) => void;
  /** Whether an error is that of such a part. */
  isLost: (cause: unknown) => boolean;
  /** Loads the page anew where that is due and can be done: a part was lost, or the page is too old for the book. */
  renew: () => Promise<void>;
  /** @returns lets go */
  hold: (hold: Hold) => () => void;
}

const RELOADED_KEY = 'lb_reloaded';

/** A part that is missing within this time after a reload is what that was for: another one would bring nothing. */
const SETTLED_AFTER_MS = 60_000;

interface Reloaded {
  /** What this tab was loaded anew from: each build only once, however gateways of two versions take turns. */
  builds: readonly string[];
  /** The latest time, epoch milliseconds. */
  atMs: number;
}

const readReloaded = (storage: Storage): Reloaded =>
  (JSON.parse(storage.getItem(RELOADED_KEY) ?? 'null') as Reloaded | null) ?? { builds: [], atMs: 0 };

export const createLostParts = ({ storage, build, canReach, reload }: LostPartsOptions): LostParts => {
  const causes = new Set<unknown>();
  const listeners = new Set<() => void>();
  const holds = new Set<Hold>();
  let loss: Loss = 'none';
  let renewing: Promise<void> | null = null;

  const become = (next: Loss): void => {
    loss = next;
    for (const listener of listeners) listener();
  };
  /** @returns false where it was done before, or nothing can be noted: then it might be done again and again */
  const noteReload = (): boolean => {
    try {
      const { builds, atMs } = readReloaded(storage());
      const nowMs = Date.now();
      if (builds.includes(build()) || Math.abs(nowMs - atMs) < SETTLED_AFTER_MS) return false;
      const reloaded: Reloaded = { builds: [...builds, build()], atMs: nowMs };
      storage().setItem(RELOADED_KEY, JSON.stringify(reloaded));
      return true;
    } catch {
      return false;
    }
  };
  const isHeld = (): boolean => [...holds].some((hold) => hold.isHeld());
  const untilFree = async (): Promise<void> => {
    become('waiting');
    await new Promise<void>((resolve) => {
      const stops = [...holds].map(({ subscribe }) =>
        subscribe(() => {
          if (isHeld()) return;
          for (const stop of stops) stop();
          resolve();
        }),
      );
    });
  };
  const tryToRenew = async (): Promise<void> => {
    do {
      if (isHeld()) await untilFree();
      // What is said stays until there is something else to say.
      if (loss !== 'offline') become('asking');
      if (!(await canReach())) return become('offline');
      // Meanwhile a ticket may have been sent.
    } while (isHeld());
    if (noteReload()) reload();
    else become('gone');
  };
  const renew = (): Promise<void> => {
    renewing ??= tryToRenew().finally(() => {
      renewing = null;
    });
    return renewing;
  };

  return {
    loss: () => loss,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    tell: (cause) => {
      causes.add(cause);
      void renew();
    },
    isLost: (cause) => causes.has(cause) || (cause instanceof Error && causes.has(cause.cause)),
    renew,
    hold: (hold) => {
      holds.add(hold);
      return () => holds.delete(hold);
    },
  };
};
