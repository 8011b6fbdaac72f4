import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { currentAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { KeptEntries } from '../../../ground/device-storage/device-storage.ts';
import type { SlipItem } from './slip-item.ts';
import type { SlipOwner, SlipState } from './slip-state.ts';
import { EDITING, isUnderWay, type TicketStage } from './ticket-stage.ts';

/** Raised when the stored shape changes; the last one is still read, an older entry is ignored. */
const SHAPE = 7;
/** Its picks didn't distinguish the picked line from the seen one. */
const SHAPE_BEFORE = 6;

/** What survives a reload unchanged; the ticket does so in part. */
const KEPT = [
  'items',
  'options',
  'parent',
  'filled',
  'priceAcceptance',
  'keepOpenPlay',
  'idempotencyKey',
] as const satisfies ReadonlyArray<keyof SlipState>;

type Kept = Pick<SlipState, (typeof KEPT)[number]>;
type Stored = Kept &
  Pick<SlipState, 'ticket'> & {
    lastKnown: Array<[itemId: string, quote: Quote]>;
    /** For a ticket under way: its evaluation when it was sent. */
    evaluation?: TicketEvaluation;
  };

/** One customer's key; a visitor's belongs to anyone who picks before signing in. */
const keyOfSlip = (owner: SlipOwner): string => (owner === '' ? 'lb-slip' : `lb-slip:${owner}`);

/**
 * Tickets under way have their own entries: another tab's slip must not replace them, and a customer who signs out is
 * still asked about them later.
 */
const ticketsOf = (owner: SlipOwner): string => `lb-ticket:${owner}:`;

const selectKept = (state: Kept): Kept =>
  Object.fromEntries(KEPT.map((field) => [field, state[field]])) as unknown as Kept;

/**
 * A ticket that was under way when the page closed is restored as unknown: only the book can say whether its request
 * arrived, and until then nothing is sent again.
 */
const restoreTicket = (ticket: TicketStage, nowMs: number): TicketStage => {
  if (ticket.stage === 'unknown') return ticket;
  return isUnderWay(ticket) ? { stage: 'unknown', request: ticket.request, sinceMs: nowMs } : EDITING;
};

/** The slip as it would be restored. */
export const selectLeft = (state: SlipState, nowMs: number): Partial<SlipState> => ({
  ...selectKept(state),
  lastKnown: state.lastKnown,
  ticket: restoreTicket(state.ticket, nowMs),
  ...(isUnderWay(state.ticket) && { evaluation: state.evaluation }),
});

const renewItem = (item: SlipItem): SlipItem => ({
  ...item,
  picked: item.picked ?? item.seen,
  moved: null,
  overtaken: null,
  pressed: item.pressed ?? null,
});

/** A line that was stored before lines had the doubted flag: it is renewed with the page's connection. */
const renewQuote = (quote: Quote): Quote =>
  quote.type === 'G'
    ? { ...quote, line: { ...quote.line, doubtedMarkets: quote.line.doubtedMarkets ?? '' } }
    : { ...quote, line: { ...quote.line, doubted: quote.line.doubted ?? false } };

const readEntry = (entries: KeptEntries, key: string, nowMs: number): Partial<SlipState> => {
  try {
    const stored = JSON.parse(entries.getItem(key) ?? 'null') as (Stored & { shape: number }) | null;
    if (stored === null || (stored.shape !== SHAPE && stored.shape !== SHAPE_BEFORE)) return {};
    if (!Array.isArray(stored.items)) return {};
    return {
      ...selectKept(stored),
      priceAcceptance: currentAcceptance(stored.priceAcceptance),
      items: stored.items.map(renewItem),
      lastKnown: new Map(stored.lastKnown.map(([itemId, quote]) => [itemId, renewQuote(quote)])),
      ticket: restoreTicket(stored.ticket, nowMs),
      ...(stored.evaluation !== undefined && { evaluation: stored.evaluation }),
    };
  } catch {
    return {};
  }
};

/** The ticket with an unknown outcome, if there is one; else the slip as it was left. */
export const restoreSlip = (entries: KeptEntries, owner: SlipOwner, nowMs: number): Partial<SlipState> => {
  const [underWay] = entries.keysOf(ticketsOf(owner)).sort();
  if (underWay !== undefined) {
    const slip = readEntry(entries, underWay, nowMs);
    if (slip.ticket !== undefined) return slip;
    entries.removeItem(underWay);
  }
  const slip = readEntry(entries, keyOfSlip(owner), nowMs);
  // From a version before slips had owners: nobody knows whose ticket it is.
  return slip.ticket !== undefined && isUnderWay(slip.ticket) ? {} : slip;
};

/** Tickets under way stay. */
export const forgetSlip = (entries: KeptEntries, owner: SlipOwner): void =>
  entries.removeItem(keyOfSlip(owner));

const write = (entries: KeptEntries, key: string, state: SlipState): void => {
  const { ticket, lastKnown } = state;
  const stored: Stored = {
    ...selectKept(state),
    lastKnown: [...lastKnown],
    ticket: isUnderWay(ticket) ? ticket : EDITING,
    ...(isUnderWay(ticket) && { evaluation: state.evaluation }),
  };
  entries.setItem(key, JSON.stringify({ shape: SHAPE, ...stored }));
};

/** Writes only when something that is stored has changed: quotes and clocks move far more often. */
export const saveSlip = (entries: KeptEntries, state: SlipState, earlier: SlipState): void => {
  const { owner, ticket, lastKnown } = state;
  if (owner === null) return;
  const isOther = owner !== earlier.owner;
  // Picks that go over to the customer who signs in belong to that customer from now on.
  if (isOther && state.items.length === 0) return;
  const isSame =
    !isOther &&
    ticket === earlier.ticket &&
    lastKnown.size === earlier.lastKnown.size &&
    KEPT.every((field) => state[field] === earlier[field]);
  if (isSame) return;
  if (isUnderWay(ticket)) {
    write(entries, ticketsOf(owner) + ticket.request.idempotencyKey, state);
    return;
  }
  write(entries, keyOfSlip(owner), state);
  const before = earlier.ticket;
  if (!isOther && isUnderWay(before)) entries.removeItem(ticketsOf(owner) + before.request.idempotencyKey);
};
