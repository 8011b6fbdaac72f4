import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { addHandled, calculateHold } from '@lineboard/domain/books/daily-figures/calculate-hold';
import { calculateSettlement } from '@lineboard/domain/books/daily-figures/calculate-settlement';
import type { WEEK_COMMANDS } from '@lineboard/domain/desk/operator/week-commands.schema';
import { readClosing } from '../../books/daily-figures/read-closing.ts';
import { readHold } from '../../books/daily-figures/read-hold.ts';
import type { Run, Runs } from './command.ts';
import { idOf } from './lock-customer.ts';
import { settleWeeks } from './settle-weeks.ts';
import { readAccount } from './customer-record.ts';
import { findMonday } from './weeks.ts';

interface SettlementRow {
  paid_since_cents: number;
  settled_cents: number;
  carried_cents: number;
  actor: string;
  at_ms: number;
}

const statement: Run<'weeks statement'> = async (context, { customerId: typed, week: asked }) => {
  const { client, bookMs, refuse } = context;
  const customerId = idOf(typed);
  if ((await readAccount(client, customerId, false)) === undefined)
    return refuse('unknownCustomer', { customerId });
  const monday = findMonday(context, asked);
  const about = { customerId, monday, today: dayOf(bookMs) };
  const { currency, week, paidSinceCents } = await readClosing({ pool: client }, about);
  const { rows } = await client.query<SettlementRow>(
    'select paid_since_cents, settled_cents, carried_cents, actor, at_ms from week_settlement where customer_id = $1 and monday = $2',
    [customerId, monday],
  );
  const [settled] = rows;
  const paidCents = settled?.paid_since_cents ?? paidSinceCents;
  const { owedCents } = calculateSettlement(week.endingBalanceCents, {
    paidSinceCents: paidCents,
    carryUnderCents: 0,
  });
  const answer = {
    customerId,
    currency,
    monday,
    openingCents: week.startingBalanceCents,
    winLossCents: week.winLossTotalCents,
    cashInOutCents: week.cashInOutTotalCents,
    casinoWinLossCents: week.casinoWinLossTotalCents,
    closingCents: week.endingBalanceCents,
    paidSinceCents: paidCents,
    customerOwesCents: Math.max(0, 0 - owedCents),
    bookOwesCents: Math.max(0, owedCents),
    settledCents: settled?.settled_cents ?? null,
    carriedCents: settled?.carried_cents ?? null,
    settledAtMs: settled?.at_ms ?? null,
    settledBy: settled?.actor ?? null,
    days: week.valuesPerDay.map(
      ({ thisDate, winLossCents, cashInOutCents, casinoWinLossCents, balanceCents }) => ({
        day: thisDate,
        winLossCents,
        cashInOutCents,
        casinoWinLossCents,
        balanceCents,
      }),
    ),
  };
  return { answer };
};

const weekHold: Run<'report week-hold'> = async (context, { week }) => {
  const monday = findMonday(context, week);
  const kinds = await readHold(context.client, { monday, weeks: 1, customerId: null });
  const totals = [...new Set(kinds.map(({ currency }) => currency))].map((currency) => ({
    currency,
    ...calculateHold(addHandled(kinds.filter((kind) => kind.currency === currency))),
  }));
  return { answer: { monday, totals, rows: kinds.map((kind) => ({ ...kind, ...calculateHold(kind) })) } };
};

export const WEEK_RUNS: Runs<keyof typeof WEEK_COMMANDS> = {
  'weeks settle': settleWeeks,
  'weeks statement': statement,
  'report week-hold': weekHold,
};
