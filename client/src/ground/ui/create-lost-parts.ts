/**
 * Parts of the page that can't be loaded. A new version of the page removes the old one's part files; an open page then
 * finds nothing in their place. It reloads itself, once: the device, the address and the book keep slip, address and
 * session.
 */
export type Loss =
  | 'none'
  /** The reason is being determined, or the page is about to reload. */
  | 'asking'
  /** Something that a reload must not cut off isn't done yet. */
  | 'waiting'
  /** The book can't be reached either: the page can't be reloaded. */
  | 'offline'
  /** The page was reloaded before, and the part is still missing: the customer decides on the next reload. */
  | 'gone';

export interface LostPartsOptions {
  /** Read each time: a browser that stores nothing for pages throws on access. */
  storage: () => Storage;
  /** Names the build of this page. */
  build: () => string;
  /** Whether the page could be loaded now. */
  canReach: () => Promise<boolean>;
  reload: () => void;
}

/** Work that must not be cut off: whether there is any now, and a way to hear when that may have changed. */
export interface Hold {
  isHeld: () => boolean;
  subscribe: (onChange: () => void) => () => void;
}

export interface LostParts {
  readonly loss: () => Loss;
  subscribe: (onChange: () => void) => () => void;
  /** A part did not load. @param cause the error of its `import()` */
  tell: (cause: unknown) => void;
  /** Whether an error comes from such a part. */
  isLost: (cause: unknown) => boolean;
  /** Reloads the page where that is due and possible: a part was lost, or the page is too old for the book. */
  renew: () => Promise<void>;
  /** @returns unsubscribes */
  hold: (hold: Hold) => () => void;
}

const RELOADED_KEY = 'lb_reloaded';

/** A part that is missing within this time after a reload caused it: another reload wouldn't help. */
const SETTLED_AFTER_MS = 60_000;

interface Reloaded {
  /** The builds that this tab was reloaded from: each build only once, however gateways of two versions take turns. */
  builds: readonly string[];
  /** The latest time, epoch milliseconds. */
  atMs: number;
}

const readReloaded = (storage: Storage): Reloaded =>
  (JSON.parse(storage.getItem(RELOADED_KEY) ?? 'null') as Reloaded | null) ?? { builds: [], atMs: 0 };

/** A page that is still here after this was kept from leaving, perhaps by its customer. */
const LEAVES_WITHIN_MS = 10_000;

export const createLostParts = ({ storage, build, canReach, reload }: LostPartsOptions): LostParts => {
  const causes = new Set<unknown>();
  const listeners = new Set<() => void>();
  const holds = new Set<Hold>();
  let loss: Loss = 'none';
  let renewing: Promise<void> | null = null;
  let isLeaving = false;

  const become = (next: Loss): void => {
    loss = next;
    for (const listener of listeners) listener();
  };
  /** @returns false when it was done before, or can't be noted: then it might be done again and again */
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
  const leave = (): void => {
    isLeaving = true;
    reload();
    setTimeout(() => {
      isLeaving = false;
      become('gone');
    }, LEAVES_WITHIN_MS);
  };
  const tryToRenew = async (): Promise<void> => {
    do {
      if (isHeld()) await untilFree();
      // The message stays until there is another one.
      if (loss !== 'offline') become('asking');
      if (!(await canReach())) return become('offline');
      // A ticket may have been sent meanwhile.
    } while (isHeld());
    if (noteReload()) leave();
    else become('gone');
  };
  const renew = async (): Promise<void> => {
    if (isLeaving) return undefined;
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
