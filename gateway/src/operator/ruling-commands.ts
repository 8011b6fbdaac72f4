import { formatPrice } from '@lineboard/domain/price/format-price';
import type { CommandContext, Run, Runs } from './command.ts';
import { type Asked, decide, findLeg, readTicket, type TicketContext } from './decide-ticket.ts';

type RulingCommand = 'tickets past-posted' | 'tickets wrong-line';

interface LegAtStart {
  wagerNumber: number;
  itemNumber: number;
  gameNum: number | null;
  acceptedMs: number;
  /** As its customer was told it. */
  startMs: number;
  /** As it was kept when a result came; null: none came. */
  keptMs: number | null;
  finalPrice: number;
  finalLine: number | null;
  isLive: boolean;
  ruling: string | null;
}

const READ_LEGS = `
select i.wager_number as "wagerNumber", i.item_number as "itemNumber", i.game_num as "gameNum",
  case when i.item_number >= e.first_item_number then e.book_ms else t.accepted_book_ms end as "acceptedMs",
  i.game_date_time_ms as "startMs", p.game_date_time_ms as "keptMs", i.final_price as "finalPrice",
  i.final_line as "finalLine", i.placed_clock is not null as "isLive", i.ruling
from wager_item i join ticket t using (ticket_number)
left join played_game p on p.game_num = i.game_num and p.feed_id = i.feed_id
left join lateral (
  select first_item_number, book_ms from ticket_event e where e.ticket_number = i.ticket_number
    and e.wager_number = i.wager_number and e.first_item_number <= i.item_number
  order by e.first_item_number desc limit 1
) e on true
where i.ticket_number = $1 order by i.wager_number, i.item_number`;

const readLegs = async (
  { client }: Pick<TicketContext, 'client'>,
  ticketNumber: number,
): Promise<LegAtStart[]> => (await client.query<LegAtStart>(READ_LEGS, [ticketNumber])).rows;

/** As it is told now: a feed may have moved it since. */
const startOf = ({ book }: Pick<TicketContext, 'book'>, { gameNum, startMs, keptMs }: LegAtStart): number => {
  const shown = gameNum === null ? null : (book?.inspect(gameNum).game ?? null);
  return shown?.gameDateTimeMs ?? keptMs ?? startMs;
};

const contextOf = <Name extends RulingCommand>(given: CommandContext<Name>) =>
  given as unknown as TicketContext;

/** Live wagers waited for their acceptance (HR-44): they are none that came too late. */
const pastPosted: Run<'tickets past-posted'> = async (given, { ticketNumber, wagerNumber, itemNumber }) => {
  const context = contextOf(given);
  await readTicket(context, ticketNumber);
  if (itemNumber !== undefined)
    await findLeg(context, { ticketNumber, wagerNumber: wagerNumber ?? 1, itemNumber });
  const legs = (await readLegs(context, ticketNumber)).filter((leg) =>
    itemNumber === undefined
      ? (wagerNumber ?? leg.wagerNumber) === leg.wagerNumber &&
        !leg.isLive &&
        leg.acceptedMs >= startOf(context, leg)
      : leg.wagerNumber === (wagerNumber ?? 1) && leg.itemNumber === itemNumber,
  );
  if (legs.length === 0) return given.refuse('notPastPosted', { ticketNumber });
  const comment = `Placed after it had begun, or its outcome could be known: no action. Decided by ${given.actor.name}.`;
  return decide(
    given,
    ticketNumber,
    legs.map(
      (leg): Asked => ({
        ...leg,
        decision: 'X',
        ruling: { kind: 'pastPosting', price: null, line: null, comment },
      }),
    ),
  );
};

const describeOffer = (line: number | null, price: number): string =>
  [...(line === null ? [] : [String(line)]), formatPrice(price, 'A')].join(' at ');

const obviousError: Run<'tickets wrong-line'> = async (
  given,
  { ticketNumber, wagerNumber, itemNumber, price = null, line = null },
) => {
  const context = contextOf(given);
  await findLeg(context, { ticketNumber, wagerNumber, itemNumber });
  const leg = (await readLegs(context, ticketNumber)).find(
    (each) => each.wagerNumber === wagerNumber && each.itemNumber === itemNumber,
  );
  const hasBegun = leg === undefined || startOf(context, leg) <= given.bookMs;
  if (hasBegun && price === null && line === null) return given.refuse('errorNeedsLine', {});
  const taken = describeOffer(leg?.finalLine ?? null, leg?.finalPrice ?? 0);
  const right = describeOffer(line ?? leg?.finalLine ?? null, price ?? leg?.finalPrice ?? 0);
  const should =
    price === null && line === null ? 'it should not have stood' : `it should have been ${right}`;
  const comment = `${taken} was an obvious error: ${should}${hasBegun ? '' : ', no action'}. Decided by ${given.actor.name}.`;
  return decide(given, ticketNumber, [
    {
      wagerNumber,
      itemNumber,
      decision: hasBegun ? null : 'X',
      ruling: { kind: 'obviousError', price: hasBegun ? price : null, line: hasBegun ? line : null, comment },
    },
  ]);
};

export const RULING_RUNS: Runs<RulingCommand> = {
  'tickets past-posted': pastPosted,
  'tickets wrong-line': obviousError,
};
