import { WAIT_MS } from './change-own-limit.ts';
import type { TimeOut, TimeOutLength } from './own-limit.schema.ts';

const DAY_MS = 86_400_000;

/** The longest time-out is as long as the shortest self-exclusion. */
const SIX_MONTHS_MS = 183 * DAY_MS;

const TIME_OUT_LENGTH_MS: Readonly<Record<Exclude<TimeOutLength, 'untilAsked'>, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  sixMonths: SIX_MONTHS_MS,
};

export const isSelfExclusion = ({ length }: Pick<TimeOut, 'length'>): boolean =>
  length === 'sixMonths' || length === 'untilAsked';

/** @param nowMs the wall clock */
export const isTimeOutOn = (timeOut: TimeOut | null, nowMs: number): timeOut is TimeOut =>
  timeOut !== null && (timeOut.endsAtMs === null || nowMs < timeOut.endsAtMs);

/**
 * OWN-8: starts a time-out now, or replaces the running one with a longer one.
 *
 * @returns null when it would end no later than the running one
 */
export const startTimeOut = (
  before: TimeOut | null,
  length: TimeOutLength,
  nowMs: number,
): TimeOut | null => {
  const endsAtMs = length === 'untilAsked' ? null : nowMs + TIME_OUT_LENGTH_MS[length];
  if (!isTimeOutOn(before, nowMs)) return { length, beganAtMs: nowMs, endsAtMs };
  const isLonger = before.endsAtMs !== null && (endsAtMs === null || endsAtMs > before.endsAtMs);
  if (!isLonger) return null;
  // A self-exclusion that gets a few more days is still a self-exclusion.
  const isKept = isSelfExclusion(before) && !isSelfExclusion({ length });
  return { length: isKept ? before.length : length, beganAtMs: nowMs, endsAtMs };
};

/** When a customer may first ask to end a time-out that lasts until they ask; null for all others. */
export const askableAtMs = ({ length, endsAtMs, beganAtMs }: TimeOut): number | null =>
  length === 'untilAsked' && endsAtMs === null ? beganAtMs + SIX_MONTHS_MS : null;

/** OWN-8: the time-out after its customer has asked to end it. @returns null when asking can't end it */
export const askForEnd = (timeOut: TimeOut, nowMs: number): TimeOut | null => {
  const fromMs = askableAtMs(timeOut);
  return fromMs === null || nowMs < fromMs ? null : { ...timeOut, endsAtMs: nowMs + WAIT_MS };
};

/** OWN-8: the time-out after an operator has ended it: at once, but a self-exclusion only after a day. */
export const endTimeOut = (timeOut: TimeOut, nowMs: number): TimeOut => {
  const endsAtMs = isSelfExclusion(timeOut) ? nowMs + WAIT_MS : nowMs;
  return { ...timeOut, endsAtMs: Math.min(endsAtMs, timeOut.endsAtMs ?? endsAtMs) };
};
