import {
  type BetSearch,
  type FoundBets,
  MOST_FOUND,
  TICKETS_LOOKED_AT,
} from '@lineboard/domain/books/open-bets/found-bets.schema';
import { matchesBet } from '@lineboard/domain/books/open-bets/matches-bet';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { addDays, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { nicknamesOf } from '@lineboard/domain/lines/nicknames/team-nicknames';
import { foldSearch } from '@lineboard/domain/lines/offering/search';
import { describeBet } from '../../betting/wagers/describe-bet.ts';
import { readWagers, selectWagersOf } from '../../betting/wagers/stored-wager.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** A moment after every ticket's. */
const END_MS = Number.MAX_SAFE_INTEGER;

/**
 * The customer's next tickets by their index, as many as one call looks at, and of those the wagers that fit. A ticket
 * without one has a row, too: it says how far the search has come. Names are compared by the rule of all searches,
 * which the database doesn't have.
 */
export const SELECT_LOOKED_AT = `
with looked as materialized (
  select ticket_number, accepted_book_ms from ticket
  where customer_id = $1 and accepted_book_ms >= $2 and accepted_book_ms <= $3
    and (accepted_book_ms, ticket_number) < ($3, $4)
  order by accepted_book_ms desc, ticket_number desc limit ${TICKETS_LOOKED_AT}
)
select l.ticket_number, l.accepted_book_ms, w.wager_number, w.names
from looked l left join lateral (
  select w.wager_number, case when $5 then (
      select json_agg(json_build_array(i.team1_id, i.team2_id, i.contest_desc, i.contestant_name,
        i.sport_sub_type, i.team1_rot_num, i.team2_rot_num))
      from wager_item i where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number
    ) end as names
  from wager w
  where w.ticket_number = l.ticket_number
    and ($6::text is null or w.wager_type = $6) and ($7::text is null or w.status = $7)
    and ($8::bigint is null or w.risk_cents + w.sold_risk_cents >= $8)
    and ($9::bigint is null or w.risk_cents + w.sold_risk_cents <= $9)
    and (($10::bigint is null and $11::text[] is null) or exists (
      select from wager_item i where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number
        and ($10::bigint is null or i.game_num = $10 or i.contest_game_num = $10)
        and ($11::text[] is null or i.pick_key = any($11))
    ))
) w on true
order by l.accepted_book_ms desc, l.ticket_number desc, w.wager_number`;

type Names = [
  team1Id: string,
  team2Id: string,
  contestDesc: string | null,
  contestantName: string | null,
  sportSubType: string,
  team1RotNum: number,
  team2RotNum: number,
];

interface LookedAt {
  ticket_number: number;
  accepted_book_ms: number;
  wager_number: number | null;
  names: Names[] | null;
}

/** A parlay's and a teaser's items count towards a limit of their own, under the same pick (HR-4). */
const keysOf = (outcome: string): string[] => [outcome, `P.${outcome}`, `T.${outcome}`];

/** @param after `next` of the page before */
const parseAfter = (after: string): { ms: number; ticketNumber: number } => {
  const [ms, ticketNumber] = after.split('-').map(Number);
  return { ms: ms ?? 0, ticketNumber: ticketNumber ?? 0 };
};

const lookAt = async (
  { pool }: Database,
  customerId: string,
  question: BetSearch,
  hasText: boolean,
): Promise<LookedAt[]> => {
  const { start, end, after, kind, result, leastCents, mostCents, gameNum, outcome } = question;
  const untilMs = end === undefined ? END_MS : startOfDayMs(addDays(end, 1));
  const from = after === undefined ? { ms: untilMs, ticketNumber: 0 } : parseAfter(after);
  const { rows } = await pool.query<LookedAt>(SELECT_LOOKED_AT, [
    customerId,
    start === undefined ? 0 : startOfDayMs(start),
    Math.min(from.ms, untilMs),
    from.ms < untilMs ? from.ticketNumber : 0,
    hasText,
    kind ?? null,
    result ?? null,
    leastCents ?? null,
    mostCents ?? null,
    gameNum ?? null,
    outcome === undefined ? null : keysOf(outcome),
  ]);
  return rows;
};

const isFound = ({ ticket_number: ticketNumber, wager_number: wager, names }: LookedAt, search: string) =>
  wager !== null &&
  (search === '' ||
    matchesBet(
      {
        ticketNumber,
        items: (names ?? []).map(
          ([team1Id, team2Id, contestDesc, contestantName, sportSubType, team1RotNum, team2RotNum]) => ({
            team1Id,
            team2Id,
            contestDesc,
            contestantName,
            sportSubType,
            team1RotNum,
            team2RotNum,
          }),
        ),
      },
      search,
      nicknamesOf,
    ));

interface Taken {
  refs: Array<Pick<LookedAt, 'ticket_number'> & { wager_number: number }>;
  /** The last ticket that was looked at; null: there are no more. */
  last: LookedAt | null;
}

/** Takes whole tickets until a page is full. */
const takePage = (rows: readonly LookedAt[], search: string): Taken => {
  const refs: Taken['refs'] = [];
  let before: LookedAt | null = null;
  let tickets = 0;
  for (const row of rows) {
    if (row.ticket_number !== before?.ticket_number) {
      if (refs.length >= MOST_FOUND) return { refs, last: before };
      tickets += 1;
    }
    before = row;
    if (isFound(row, search)) refs.push({ ...row, wager_number: row.wager_number ?? 0 });
  }
  return { refs, last: tickets < TICKETS_LOOKED_AT ? null : before };
};

const nameOf = ({ ticketNumber, wagerNumber }: WagerRef): string => `${ticketNumber}-${wagerNumber}`;

/** Reads what a search finds among the next of the customer's tickets, open and settled, the latest first. */
export const searchBets = async (
  database: Database,
  customerId: string,
  question: BetSearch,
): Promise<FoundBets> => {
  const search = foldSearch((question.text ?? '').trim());
  const rows = await lookAt(database, customerId, question, search !== '');
  const { refs, last } = takePage(rows, search);
  const stored =
    refs.length === 0
      ? []
      : await readWagers(
          database.pool,
          selectWagersOf(database.kysely, refs).where('w.customer_id', '=', customerId),
        );
  const known = new Map(
    stored.map((wager) => {
      const bet = { ...describeBet(wager), gradedAtMs: wager.graded_book_ms, netCents: wager.net_cents };
      return [nameOf(bet), bet] as const;
    }),
  );
  return {
    bets: refs.flatMap(
      (ref) => known.get(nameOf({ ticketNumber: ref.ticket_number, wagerNumber: ref.wager_number })) ?? [],
    ),
    next: last === null ? null : `${last.accepted_book_ms}-${last.ticket_number}`,
    lookedBackToMs: last?.accepted_book_ms ?? null,
  };
};
