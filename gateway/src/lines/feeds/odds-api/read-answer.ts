import { findTextFault } from '@lineboard/domain/lines/feed/find-text-fault';
import type { LeftOut } from './left-out.ts';

/**
 * The largest day of a sport has some 150 events. Longer lists are no answers of this provider; each bound is looked at
 * before what it bounds is read.
 */
const MOST_EVENTS = 1_000;

const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(2100, 0);
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns epoch milliseconds; null for anything but an ISO time in UTC that can be a game's */
export const readTime = (value: unknown): number | null => {
  if (typeof value !== 'string' || !ISO.test(value)) return null;
  const ms = Date.parse(value);
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : null;
};

/** @returns null for a name that may not appear on a ticket */
const readName = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 80 && findTextFault(value) === null
    ? value
    : null;

/** The fields of an event that odds and scores share. */
export interface EventHead {
  eventId: string;
  commenceMs: number;
  homeTeam: string;
  awayTeam: string;
}

/** Outcomes are found by name, and these are names of their own. */
const RESERVED = new Set(['Draw', 'Over', 'Under']);

const readHead = (event: Fields, sportKey: string, leftOut: LeftOut): EventHead | null => {
  const { id } = event;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return leftOut.note('notAnEvent'), null;
  if (event['sport_key'] !== sportKey) return leftOut.note('wrongSport'), null;
  const commenceMs = readTime(event['commence_time']);
  if (commenceMs === null) return leftOut.note('timeUnfit'), null;
  const [homeTeam, awayTeam] = [readName(event['home_team']), readName(event['away_team'])];
  const isFit = homeTeam !== null && awayTeam !== null && homeTeam !== awayTeam;
  if (!isFit || RESERVED.has(homeTeam) || RESERVED.has(awayTeam)) return leftOut.note('nameUnfit'), null;
  return { eventId: id, commenceMs, homeTeam, awayTeam };
};

/**
 * The events of an answer, each once, with what `read` makes of the rest of their fields.
 * @returns null when it is no list of events at all
 */
export const readEvents = <T>(
  body: unknown,
  sportKey: string,
  leftOut: LeftOut,
  read: (head: EventHead, event: Fields) => T,
): T[] | null => {
  if (!Array.isArray(body) || body.length > MOST_EVENTS) return null;
  const seen = new Set<string>();
  const events: T[] = [];
  for (const event of body as unknown[]) {
    if (!isFields(event)) {
      leftOut.note('notAnEvent');
      continue;
    }
    const head = readHead(event, sportKey, leftOut);
    if (head === null) continue;
    if (seen.has(head.eventId)) {
      leftOut.note('eventTwice');
      continue;
    }
    seen.add(head.eventId);
    events.push(read(head, event));
  }
  return events;
};
