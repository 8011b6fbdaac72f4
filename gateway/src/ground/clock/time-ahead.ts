import { CLOCKS_APART_MS } from './clocks-apart.ts';

/** What the configuration lets waits be, wall milliseconds. */
export interface WaitLimits {
  sessionMs: number;
  loginTokenMs: number;
  lockoutMs: number;
  liveDelayMs: number;
}

/** A stored time that something waits for, or counts from. Its room says how far ahead it may lie. */
export interface TimeAhead {
  /** Sets it to `$1`, what its rule makes of now, where it lies further ahead than that. */
  readonly text: string;
  /** How far ahead of now its rule can set it; 0: it is when something was. */
  readonly mostMs: number | ((limits: WaitLimits) => number);
}

/** Ends `where … `: no clock of the book's is ahead by so much. */
export const FURTHER_AHEAD = `> $1::bigint + ${CLOCKS_APART_MS}`;
