import type { Database } from '../../../ground/database/create-database.ts';
import type { NumberedEvent } from './held-event.ts';

/** More events than all sports have in a week. */
const MOST_KNOWN = 20_000;

export type UnnumberedEvent = Omit<NumberedEvent, 'gameNum'>;

/** The numbers of the provider's events, for every gateway and for good. */
export interface EventNumbers {
  /** Events that began after `fromMs` or are still to begin. */
  readSince(fromMs: number): Promise<NumberedEvent[]>;
  /** Gives numbers to those that have none yet. @returns all of these, as they were numbered first */
  number(events: readonly UnnumberedEvent[]): Promise<NumberedEvent[]>;
  /** Notes when it starts, for a gateway that takes over. */
  move(gameNum: number, commenceMs: number): Promise<void>;
}

interface EventRow {
  game_num: number;
  event_id: string;
  sport_key: string;
  home_team: string;
  away_team: string;
  commence_ms: number;
}

const toEvent = (row: EventRow): NumberedEvent => ({
  gameNum: row.game_num,
  eventId: row.event_id,
  sportKey: row.sport_key,
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  commenceMs: row.commence_ms,
});

/**
 * The database gives the numbers: a number made of an id would sooner or later stand for two events, and one that is
 * kept in the log is gone with it. Two gateways that number an event at once get the same one.
 */
export const createEventNumbers = ({ kysely }: Pick<Database, 'kysely'>): EventNumbers => ({
  readSince: async (fromMs) => {
    const rows = await kysely
      .selectFrom('odds_api_event')
      .selectAll()
      .where('commence_ms', '>=', fromMs)
      .orderBy('commence_ms')
      .limit(MOST_KNOWN)
      .execute();
    return rows.map(toEvent);
  },
  number: async (events) => {
    if (events.length === 0) return [];
    // In one order: two gateways that each wait for an event of the other's would wait for good.
    const inOrder = events.toSorted((one, other) => (one.eventId < other.eventId ? -1 : 1));
    await kysely
      .insertInto('odds_api_event')
      .values(
        inOrder.map((event) => ({
          event_id: event.eventId,
          sport_key: event.sportKey,
          home_team: event.homeTeam,
          away_team: event.awayTeam,
          commence_ms: event.commenceMs,
        })),
      )
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
    const eventIds = events.map(({ eventId }) => eventId);
    const rows = await kysely
      .selectFrom('odds_api_event')
      .selectAll()
      .where('event_id', 'in', eventIds)
      .execute();
    return rows.map(toEvent);
  },
  move: async (gameNum, commenceMs) => {
    await kysely
      .updateTable('odds_api_event')
      .set({ commence_ms: commenceMs })
      .where('game_num', '=', gameNum)
      .execute();
  },
});
