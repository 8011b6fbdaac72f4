import { create } from 'zustand';

/**
 * What the whole page must know about the age of its prices. The live pipeline writes it (from socket and pulse); the
 * status line below the page and the slip read it.
 */
export interface LineState {
  /** `stale`: connected, but two pulses were missed; `offline`: the browser has no network;
   * `outdated`: only a newer page gets prices. */
  connection: 'connecting' | 'live' | 'stale' | 'offline' | 'outdated';
  /** Offline although the book answers calls: no live connection gets through to it. */
  blocked: boolean;
  /** Offline because many come at once: the book told the page when to come. */
  full: boolean;
  /** Wall clock, epoch milliseconds: since when prices may be old; null while they are fresh. */
  staleSinceMs: number | null;
  /** Wall clock, epoch milliseconds: when the next attempt is made; null during one, or when none is needed. */
  retryAtMs: number | null;
  /** The socket can't keep up: prices come as snapshots, at its own pace. */
  slow: boolean;
  /** false: the gateway can't take tickets at the moment. */
  accepting: boolean;
  /** Feeds that are down; their lines are grey. */
  feedsDown: readonly string[];
  /** The book's clock: `bookMs` at wall clock `wallMs`, running `speed` times as fast. */
  bookClock: { wallMs: number; bookMs: number; speed: number };
  /** How far the gateway's wall clock is ahead of the device's, milliseconds; 0 until the first pulse. */
  aheadMs: number;
  /** Grows each time that known state may be old: connected, or awake again. */
  compares: number;
}

export interface LineStateActions {
  applyLineState: (changed: Partial<LineState>) => void;
  /** Connects at once; does nothing until the live pipeline exists. */
  tryNow: () => void;
}

export const useLineState = create<LineState & LineStateActions>()((set) => ({
  connection: 'connecting',
  blocked: false,
  full: false,
  staleSinceMs: null,
  retryAtMs: null,
  slow: false,
  accepting: true,
  feedsDown: [],
  bookClock: { wallMs: 0, bookMs: 0, speed: 1 },
  aheadMs: 0,
  compares: 0,
  applyLineState: (changed) => set(changed),
  tryNow: () => undefined,
}));

/** The book's time now, epoch milliseconds; the wall clock until the first pulse. */
export const readBookMs = (wallMs: number = Date.now()): number => {
  const { bookClock } = useLineState.getState();
  return bookClock.wallMs === 0 ? wallMs : bookClock.bookMs + (wallMs - bookClock.wallMs) * bookClock.speed;
};

/** The gateway's wall clock, epoch milliseconds: when it does what it said that it would do. */
export const readGatewayMs = (): number => Date.now() + useLineState.getState().aheadMs;

/** Prices may be bet on: connected, every pulse in time, and changes as they come. */
export const selectIsFresh = (state: LineState): boolean => state.connection === 'live' && !state.slow;
