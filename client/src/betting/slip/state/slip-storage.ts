import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { KeptEntries } from '../../../ground/device-storage/device-storage.ts';
import type { SlipItem } from './slip-item.ts';
import type { SlipOwner, SlipState } from './slip-state.ts';
import { EDITING, isUnderWay, type TicketStage } from './ticket-stage.ts';

/** Raised when what is stored changes its shape; the last one is read, an older entry is left aside. */
const SHAPE = 7;
/** Its picks didn't tell what was picked from what was seen. */
const SHAPE_BEFORE = 6;

/** What survives a reload, as it is; the ticket does so in part. */
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
    /** Of a ticket under way: as it was sent. */
    evaluation?: TicketEvaluation;
  };

/** Of one customer; a visitor's is that of whoever picks before signing in. */
const keyOfSlip = (owner: SlipOwner): string => (owner === '' ? 'lb-slip' : `lb-slip:${owner}`);

/**
 * Tickets under way have entries of their own: another tab's slip must not take their place, and a customer who signs
 * out is asked about them still when he is back.
 */
const ticketsOf = (owner: SlipOwner): string => `lb-ticket:${owner}:`;

const selectKept = (state: Kept): Kept =>
  Object.fromEntries(KEPT.map((field) => [field, state[field]])) as unknown as Kept;

/**
 * A ticket that was under way when the page went is restored as unknown: whether its request arrived is for the book
 * to say, and until then nothing is sent again.
 */
const restoreTicket = (ticket: TicketStage, nowMs: number): TicketStage => {
  if (ticket.stage === 'unknown') return ticket;
  return isUnderWay(ticket) ? { stage: 'unknown', request: ticket.request, sinceMs: nowMs } : EDITING;
};

/** The slip as it would come back. */
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

/** A line that was kept before lines said that they are doubted: it comes anew with the page's connection. */
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
      items: stored.items.map(renewItem),
      lastKnown: new Map(stored.lastKnown.map(([itemId, quote]) => [itemId, renewQuote(quote)])),
      ticket: restoreTicket(stored.ticket, nowMs),
      ...(stored.evaluation !== undefined && { evaluation: stored.evaluation }),
    };
  } catch {
    return {};
  }
};

/** The ticket of which nobody knows what became, where there is one; else the slip as it was left. */
export const restoreSlip = (entries: KeptEntries, owner: SlipOwner, nowMs: number): Partial<SlipState> => {
  const [underWay] = entries.keysOf(ticketsOf(owner)).sort();
  if (underWay !== undefined) {
    const slip = readEntry(entries, underWay, nowMs);
    if (slip.ticket !== undefined) return slip;
    entries.removeItem(underWay);
  }
  const slip = readEntry(entries, keyOfSlip(owner), nowMs);
  // Of a version from before slips had owners: whose ticket it is nobody knows.
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

/** Writes only when something that is kept has changed: quotes and clocks move far more often. */
export const saveSlip = (entries: KeptEntries, state: SlipState, earlier: SlipState): void => {
  const { owner, ticket, lastKnown } = state;
  if (owner === null) return;
  const isOther = owner !== earlier.owner;
  // What comes along with who signs in is that one's from now on.
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
