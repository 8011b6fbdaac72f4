import type { Quote } from '@lineboard/domain/quote/quote';
import type { SlipState } from './slip-state.ts';
import { EDITING, isUnderWay, type TicketStage } from './ticket-stage.ts';

const SLIP_STORAGE_KEY = 'lb-slip';
/** Raised when what is stored changes its shape; an older entry is left aside. */
const SHAPE = 6;

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
type Stored = Kept & Pick<SlipState, 'ticket'> & { lastKnown: Array<[itemId: string, quote: Quote]> };

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

export const restoreSlip = (storage: Storage, nowMs: number): Partial<SlipState> => {
  try {
    const stored = JSON.parse(storage.getItem(SLIP_STORAGE_KEY) ?? 'null') as
      | (Stored & { shape: number })
      | null;
    if (stored?.shape !== SHAPE || !Array.isArray(stored.items)) return {};
    return {
      ...selectKept(stored),
      lastKnown: new Map(stored.lastKnown),
      ticket: restoreTicket(stored.ticket, nowMs),
    };
  } catch {
    return {};
  }
};

/** Writes only when something that is kept has changed: quotes and clocks move far more often. */
export const saveSlip = (storage: Storage, state: SlipState, earlier: SlipState): void => {
  const { ticket, lastKnown } = state;
  const isSame =
    ticket === earlier.ticket &&
    lastKnown.size === earlier.lastKnown.size &&
    KEPT.every((field) => state[field] === earlier[field]);
  if (isSame) return;
  const stored: Stored = {
    ...selectKept(state),
    lastKnown: [...lastKnown],
    ticket: isUnderWay(ticket) ? ticket : EDITING,
  };
  try {
    storage.setItem(SLIP_STORAGE_KEY, JSON.stringify({ shape: SHAPE, ...stored }));
  } catch {
    // A full or forbidden storage costs the memory of a reload, never the bet.
  }
};
