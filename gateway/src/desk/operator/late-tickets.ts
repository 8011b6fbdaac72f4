import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { Run } from './command.ts';

const MOST = 100;
const DAYS_MS = 7 * 24 * 3_600_000;

/** Games with open bets, and those whose result came, that were to begin lately as far as that was kept. */
const READ_GAMES = `
select game_num as "gameNum", min(ms) as "keptMs" from (
  select i.game_num, i.game_date_time_ms as ms from wager_item i where i.open and i.game_num is not null
  union all
  select game_num, game_date_time_ms from played_game where game_date_time_ms >= $1
) known group by game_num`;

/**
 * What was accepted before the start that was told then, and after the one that is told now; or after a moment that an
 * operator names. Live wagers waited for their acceptance (HR-44).
 */
const READ_LATE = `
select i.ticket_number as "ticketNumber", i.wager_number as "wagerNumber", i.item_number as "itemNumber",
  i.customer_id as "customerId", i.game_num as "gameNum", i.team1_id || ' at ' || i.team2_id as on,
  coalesce(e.book_ms, t.accepted_book_ms) as "acceptedAtMs", g.start_ms as "startMs", w.status, w.net_cents as "netCents",
  i.ruling
from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as g (game_num, start_ms, after_ms)
join wager_item i on i.game_num = g.game_num and i.placed_clock is null
join ticket t using (ticket_number)
join wager w on w.ticket_number = i.ticket_number and w.wager_number = i.wager_number
left join lateral (
  select book_ms from ticket_event e where e.ticket_number = i.ticket_number
    and e.wager_number = i.wager_number and e.first_item_number <= i.item_number
  order by e.first_item_number desc limit 1
) e on true
where coalesce(e.book_ms, t.accepted_book_ms) >= g.after_ms
  and (g.after_ms <> g.start_ms or coalesce(e.book_ms, t.accepted_book_ms) < i.game_date_time_ms)
order by "acceptedAtMs" desc, i.ticket_number, i.wager_number, i.item_number limit $4`;

interface KnownGame {
  gameNum: number;
  keptMs: number;
}

export const listLate: Run<'tickets late'> = async (
  { client, book, bookMs, refuse },
  { gameNum, after, most = MOST },
) => {
  if (after !== undefined && gameNum === undefined) return refuse('afterNeedsGame', {});
  const { rows: known } = await client.query<KnownGame>(READ_GAMES, [
    gameNum === undefined ? Math.floor(bookMs) - DAYS_MS : 0,
  ]);
  const games = known
    .filter((game) => gameNum === undefined || game.gameNum === gameNum)
    .map((game) => ({ ...game, startMs: book?.inspect(game.gameNum).game?.gameDateTimeMs ?? game.keptMs }))
    .filter(({ startMs }) => after !== undefined || startMs <= bookMs);
  const { rows } = await client.query<CommandAnswer<'tickets late'>[number]>(READ_LATE, [
    games.map((game) => game.gameNum),
    games.map(({ startMs }) => startMs),
    games.map(({ startMs }) => after ?? startMs),
    most,
  ]);
  return { answer: rows };
};
