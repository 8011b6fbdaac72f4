import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { Story } from './story.ts';

/** What a gateway's book shows of the one market that is bet on. */
export interface Shown {
  price: number;
  isHeld: boolean;
  /** Its result was told. */
  isOver: boolean;
}

export interface TicketCall {
  key: string;
  customer: string;
  game: number;
  gateway: number;
  amountCents: number;
  acceptance: PriceAcceptance;
  seenPrice: number;
  /** Moments of sending and of the answer. */
  from: number;
  to: number;
  answer: TicketAnswer;
}

export interface LedgerRow {
  customer: string;
  kind: string;
  amount: number;
  risk: number;
  ticket: number;
}

/** The winner of a game, as it was told last; null: it isn't over. */
export type Winner = 'team1' | 'team2' | null;

/** All that happened in a play, as those saw it who had a part in it. */
export interface Played {
  balanceCents: number;
  shown: (gateway: number, game: number) => Story<Shown>;
  /** Each limit that held between two moments: the lower one of the customer's and the line's. */
  limits: (customer: string, game: number, from: number, to: number) => number[];
  calls: readonly TicketCall[];
  /** The key, and the moment at which its closing was asked for. */
  closed: ReadonlyMap<string, number>;
  winner: (game: number) => Winner;
  /** Tickets that are no action by an operator's word. */
  cancelled: ReadonlySet<number>;
}

type Accepted = TicketCall & { answer: Extract<TicketAnswer, { state: 'accepted' }> };

const isAccepted = (call: TicketCall): call is Accepted => call.answer.state === 'accepted';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

const priceOf = ({ answer }: Accepted): number => answer.wagers[0]!.items[0]!.finalPrice;

/** Wins of a straight at plus money, of amounts in whole dollars. */
const winOf = (ticket: Accepted): number => (ticket.amountCents * priceOf(ticket)) / 100;

/**
 * What customers were promised of tickets, worked out from the answers, from what the books showed meanwhile, and from
 * the ledger, in whatever order all of it came. It knows nothing of versions, locks and what gateways remember.
 */
export const judgeTickets = (played: Played, ledger: readonly LedgerRow[]): string[] => {
  const tickets = listTickets(played);
  return [
    ...played.calls.flatMap((call) => judgeCall(call, played, [...tickets.values()])),
    ...judgeKeys(played),
    ...judgeLedger(played, tickets, ledger),
    ...judgeEnd(played, tickets, ledger),
  ];
};

/** By number. It was written between the first question with its key and the first answer that names it. */
const listTickets = ({ calls }: Played): Map<number, Accepted> =>
  new Map(
    calls
      .filter(isAccepted)
      .toSorted((one, other) => other.to - one.to)
      .map((call) => {
        const from = Math.min(...calls.filter(({ key }) => key === call.key).map((each) => each.from));
        return [call.answer.ticketNumber, { ...call, from }];
      }),
  );

const nameOf = ({ key, gateway, customer, answer }: TicketCall): string =>
  `${customer}'s ${key.slice(0, 4)} at ${gateway}, answered ${JSON.stringify(answer)}`;

/** An answer has its reason between the question and the answer, in the book of the gateway that was asked. */
const judgeCall = (call: TicketCall, played: Played, tickets: readonly Accepted[]): string[] => {
  const { answer, customer, game, gateway, key, from, to, amountCents } = call;
  const shown = played.shown(gateway, game).during(from, to);
  const before = tickets.filter(
    (ticket) => ticket.customer === customer && ticket.from < to && ticket.key !== key,
  );
  const takes = (price: number): boolean =>
    price === call.seenPrice ||
    (call.acceptance === 'better' && price > call.seenPrice) ||
    (call.acceptance === 'close20' && price >= call.seenPrice - 20);
  const isExplained = (): boolean => {
    if (answer.state === 'accepted') {
      const price = priceOf(call as Accepted);
      const sameKey = played.calls.filter((each) => each.key === key && each.from < to);
      const anywhere = sameKey.flatMap((each) => played.shown(each.gateway, game).during(each.from, to));
      return takes(price) && anywhere.some((each) => !each.isHeld && !each.isOver && each.price === price);
    }
    if (answer.state === 'changed')
      return shown.some(({ price }) => price === answer.items[0]?.newPrice && !takes(price));
    if (answer.state === 'closed') return (played.closed.get(key) ?? to) < to;
    if (answer.state !== 'refused') return false;
    switch (answer.code) {
      case 'lineHeld':
        return shown.some(({ isHeld }) => isHeld);
      case 'lineDisabled':
        return shown.some(({ isOver }) => isOver);
      case 'amountExceeded': {
        const onLine = before.filter((ticket) => ticket.game === game).map((ticket) => ticket.amountCents);
        return sum(onLine) + amountCents > Math.min(...played.limits(customer, game, from, to));
      }
      case 'insufficientAvailable':
        return sum(before.map((ticket) => ticket.amountCents)) + amountCents > played.balanceCents;
      case 'keyReused':
        return tickets.some((ticket) => ticket.key === key && ticket.amountCents !== amountCents);
      default:
        return false;
    }
  };
  return isExplained() ? [] : [`nothing explains ${nameOf(call)}`];
};

/** A key has one ticket, which all who ask for it are told in the same words, or it is closed. */
const judgeKeys = ({ calls }: Played): string[] =>
  [...new Set(calls.map(({ key }) => key))].flatMap((key) => {
    const ends = calls
      .filter((call) => call.key === key)
      .filter(({ answer: { state } }) => state === 'accepted' || state === 'closed');
    return new Set(ends.map(({ answer }) => JSON.stringify(answer))).size > 1
      ? [`one key was told ${ends.map(nameOf).join(' and ')}`]
      : [];
  });

/** No ticket was written beyond what its customer had, or beyond a limit that held while it was judged. */
const judgeLedger = (
  played: Played,
  tickets: ReadonlyMap<number, Accepted>,
  ledger: readonly LedgerRow[],
): string[] => {
  const faults: string[] = [];
  const heldOf = new Map<number, number>();
  const availableOf = new Map<string, number>();
  for (const row of ledger) {
    const ticket = tickets.get(row.ticket);
    if (ticket === undefined) {
      faults.push(`ticket ${row.ticket} of ${row.customer} was told to nobody`);
      continue;
    }
    const { customer, game, from, to } = ticket;
    heldOf.set(row.ticket, (heldOf.get(row.ticket) ?? 0) + row.risk);
    const available = (availableOf.get(customer) ?? played.balanceCents) + row.amount - row.risk;
    availableOf.set(customer, available);
    if (row.kind !== 'wager') continue;
    if (available < 0) faults.push(`${customer} had ${available} after ticket ${row.ticket}`);
    const onLine = [...heldOf].filter(([number]) => {
      const other = tickets.get(number);
      return other?.customer === customer && other.game === game;
    });
    const openCents = sum(onLine.map(([, held]) => held));
    const limitCents = Math.max(...played.limits(customer, game, from, to));
    if (openCents > limitCents)
      faults.push(`${customer} has ${openCents} on game ${game}, allowed ${limitCents}`);
  }
  return faults;
};

/** When all is told and graded, each ticket came to what it was promised. */
const judgeEnd = (
  played: Played,
  tickets: ReadonlyMap<number, Accepted>,
  ledger: readonly LedgerRow[],
): string[] =>
  [...tickets].flatMap(([number, ticket]) => {
    const rows = ledger.filter((row) => row.ticket === number);
    const winner = played.winner(ticket.game);
    const isOpen = winner === null && !played.cancelled.has(number);
    const net = winner === 'team1' ? winOf(ticket) : -ticket.amountCents;
    const due = isOpen ? [0, ticket.amountCents] : [played.cancelled.has(number) ? 0 : net, 0];
    const is = [sum(rows.map(({ amount }) => amount)), sum(rows.map(({ risk }) => risk))];
    const [came, should] = [is.join(), due.join()];
    return came === should ? [] : [`ticket ${number} came to ${came}, and should to ${should}`];
  });
