import type { BetItem, OpenBet, PendingTicket } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';

/** What the customer has at risk on one pick. */
export interface Holding {
  /** On the pick alone. */
  aloneCents: Cents;
  /** Wagers that it is one of several legs of, and what they risk. */
  together: number;
  togetherCents: Cents;
}

/** The customer's undecided legs. */
export interface MyLegs {
  /** The legs of open bets are in their order, with the terms that say what a tie is. */
  legs: ReadonlyArray<{ item: BetItem; terms: OpenBet['terms'] }>;
  /** It counts open and pending bets. */
  held: ReadonlyMap<PickKey, Holding>;
  /** The part of it that waits, by the key that its ticket was sent with. */
  waiting: ReadonlyMap<string, ReadonlyMap<PickKey, Holding>>;
}

export const NO_LEGS: MyLegs = { legs: [], held: new Map(), waiting: new Map() };

type HeldBet = Pick<OpenBet, 'terms' | 'riskCents'> &
  Partial<Pick<OpenBet, 'cut'>> & { items: readonly BetItem[] };

const NOTHING: Holding = { aloneCents: 0, together: 0, togetherCents: 0 };

const addLeg = (before: Holding, { terms, riskCents, cut }: HeldBet): Holding => {
  const cents = cut?.riskCents ?? riskCents;
  return WAGER_KINDS[terms.kind].isSingle
    ? { ...before, aloneCents: before.aloneCents + cents }
    : { ...before, together: before.together + 1, togetherCents: before.togetherCents + cents };
};

const sumByPick = (bets: readonly HeldBet[]): Map<PickKey, Holding> => {
  const held = new Map<PickKey, Holding>();
  for (const bet of bets) {
    const undecided = bet.items.filter(({ result }) => result === null);
    for (const key of new Set(undecided.map(({ pick }) => keyOfPick(pick))))
      held.set(key, addLeg(held.get(key) ?? NOTHING, bet));
  }
  return held;
};

/** Sorts bets by pick. A pick that a wager has twice counts once. */
export const collectMyLegs = (open: readonly OpenBet[], pending: readonly PendingTicket[]): MyLegs => {
  const legs = open.flatMap(({ items, terms }) =>
    items.filter(({ result }) => result === null).map((item) => ({ item, terms })),
  );
  return {
    legs,
    held: sumByPick([...open, ...pending.flatMap(({ bets }): readonly HeldBet[] => bets)]),
    waiting: new Map(pending.map(({ idempotencyKey, bets }) => [idempotencyKey, sumByPick(bets)])),
  };
};
