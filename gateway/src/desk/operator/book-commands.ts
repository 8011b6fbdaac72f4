import type { BOOK_COMMANDS } from '@lineboard/domain/desk/operator/book-commands.schema';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Run, Runs } from './command.ts';
import { SIDE_TEXT } from './side-text.ts';

const MOST = 50;

interface SidesFilter {
  gameNum: number | null;
  sportType: string | null;
}

/**
 * A leg that is decided already stands for nothing more. Open legs are those of open wagers (`check-balances` proves
 * it): the joins are outer ones because inner ones would be expected to leave hardly any of them, and be planned for
 * few. The sides are materialized because the joins would become inner ones otherwise, by the condition that leaves out
 * what has no open wager, and so no currency. A side is named as its latest leg in that currency names it.
 */
const createSides = (name: string, filter = '') =>
  createStatement<SidesFilter & { most: number }>(
    name,
    `with side as materialized (
     select c.currency, i.game_num, i.contest_num, i.contestant_num, i.period_number, i.wager_type, i.side,
       max(i.ticket_number) as latest,
       count(*) filter (where w.wager_type = 'S') as straights,
       coalesce(sum(w.risk_cents) filter (where w.wager_type = 'S'), 0)::bigint as straight_risk,
       coalesce(sum(w.to_win_cents) filter (where w.wager_type = 'S'), 0)::bigint as straight_to_win,
       count(*) filter (where w.wager_type <> 'S') as others,
       coalesce(sum(w.to_win_cents) filter (where w.wager_type <> 'S'), 0)::bigint as other_to_win
     from wager_item i
       left join wager w
         on w.ticket_number = i.ticket_number and w.wager_number = i.wager_number and w.status = 'O'
       left join customer c on c.customer_id = w.customer_id
     where i.open and i.result is null ${filter}
     group by 1, 2, 3, 4, 5, 6, 7
   ), ranked as (
     select *, row_number() over (
       partition by currency order by straight_to_win desc, other_to_win desc, game_num, contest_num, contestant_num,
         period_number, wager_type, side.side
     ) as place
     from side where currency is not null
   )
   select s.currency, s.game_num as "gameNum", s.contest_num as "contestNum", leg.on, s.straights as "straightWagers",
     s.straight_risk as "straightRiskCents", s.straight_to_win as "straightToWinCents", s.others as "otherWagers",
     s.other_to_win as "otherToWinCents"
   from ranked s cross join lateral (
     select ${SIDE_TEXT} as on from wager_item i
     where i.ticket_number = s.latest
       and (i.game_num, i.contest_num, i.contestant_num, i.period_number, i.wager_type, i.side) is not distinct from
         (s.game_num, s.contest_num, s.contestant_num, s.period_number, s.wager_type, s.side)
     limit 1
   ) leg
   where s.place <= :most
   order by s.currency, "straightToWinCents" desc, "otherToWinCents" desc, leg.on`,
  );

const selectAllSides = createSides('exposure-of-games');
const selectSomeSides = createSides(
  'exposure-of-some-games',
  `and (:gameNum::integer is null or i.game_num = :gameNum)
     and (:sportType::text is null or i.sport_type = :sportType)`,
);

const games: Run<'exposure games'> = async (
  { client },
  { gameNum = null, sportType = null, most = MOST },
) => {
  const selectSides = gameNum === null && sportType === null ? selectAllSides : selectSomeSides;
  const { rows } = await client.query<CommandAnswer<'exposure games'>[number]>(
    selectSides({ gameNum, sportType, most }),
  );
  return { answer: rows };
};

const customers: Run<'exposure customers'> = async ({ client }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'exposure customers'>[number]>(
    `with open as (
       select customer_id, count(*) as open_wagers, sum(to_win_cents)::bigint as to_win from wager where status = 'O'
       group by customer_id
     ), ranked as (
       select c.currency, o.*, row_number() over (partition by c.currency order by o.to_win desc, customer_id) as place
       from open o join customer c using (customer_id)
     )
     select m.currency, m.customer_id as "customerId", m.open_wagers as "openWagers", a.at_risk_cents as "atRiskCents",
       m.to_win as "toWinCents", a.current_balance_cents as "currentBalanceCents"
     from ranked m join account a using (customer_id) where m.place <= $1
     order by 1, "toWinCents" desc, 2`,
    [most],
  );
  return { answer: rows };
};

/** Tickets are asked for one by one: a join would be expected to need a third of all open wagers', and read all. */
const wagers: Run<'exposure wagers'> = async ({ client }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'exposure wagers'>[number]>(
    `with ranked as (
       select c.currency, w.ticket_number, w.wager_number, w.customer_id, w.wager_type, w.risk_cents, w.to_win_cents,
         row_number() over (
           partition by c.currency order by w.to_win_cents desc, w.ticket_number, w.wager_number
         ) as place
       from wager w join customer c on c.customer_id = w.customer_id where w.status = 'O'
     )
     select w.ticket_number as "ticketNumber", w.wager_number as "wagerNumber", w.customer_id as "customerId",
       w.wager_type as type, w.currency, w.risk_cents as "riskCents", w.to_win_cents as "toWinCents",
       (select count(*) from wager_item i
        where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number) as legs,
       (select accepted_book_ms from ticket t where t.ticket_number = w.ticket_number) as "acceptedAtMs"
     from ranked w where w.place <= $1
     order by w.currency, w.place`,
    [most],
  );
  return { answer: rows };
};

export const BOOK_RUNS: Runs<keyof typeof BOOK_COMMANDS> = {
  'exposure games': games,
  'exposure customers': customers,
  'exposure wagers': wagers,
};
