import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { NOTHING } from './no-evaluation.ts';
import { isIfBet, type SlipOptions } from './slip-options.ts';
import { selectBegun } from './select-begun.ts';
import { renewSeen } from './renew-seen.ts';
import type { SlipItem } from './slip-item.ts';
import type { SlipState, SlipStore } from './slip-state.ts';
import { EDITING, isUnderWay } from './ticket-stage.ts';

type Worked = Pick<SlipState, 'items' | 'evaluation'> & Partial<Pick<SlipState, 'begun' | 'wentLive'>>;

/** The tools of the slip's actions. */
export interface SlipEditing {
  get: () => SlipStore;
  set: (changed: Partial<SlipState>) => void;
  createKey: () => string;
  readBookMs: () => number;
  derive: (state: SlipState) => TicketEvaluation;
  /** Evaluates a slip and marks as seen what it then shows unasked; does nothing while a ticket is under way. */
  work: (state: SlipState) => Worked;
  /** Sets and re-evaluates. */
  change: (changed: Partial<SlipState>) => void;
  /** A change by the customer: clears the last answer. Nothing happens while a ticket is under way. */
  edit: (changed: Partial<SlipState>, keyIsSpent?: boolean) => void;
  isLocked: () => boolean;
}

/** Spec 2 §5: in an if bet no amount may follow a missing one. */
const clearAfterGap = (items: readonly SlipItem[]): readonly SlipItem[] => {
  const gap = items.findIndex(({ amountCents }) => typeof amountCents !== 'number' || amountCents <= 0);
  const isClear = gap === -1 || items.slice(gap + 1).every(({ amountCents }) => amountCents === null);
  return isClear
    ? items
    : items.map((item, at) => (at > gap ? { ...item, amountEntered: 'risk', amountCents: null } : item));
};

/** Without picks only the type stays, with the bet that the ticket builds on. */
const bareOptions = (options: SlipOptions): SlipOptions => ({
  ...options,
  roundRobinSizes: [],
  openSpots: 0,
  amountEntered: 'risk',
  amountCents: null,
  useFreePlay: false,
  lessJuice: false,
});

type Settled = Pick<SlipState, 'items' | 'options'>;

/** What follows from an edit before anything is evaluated. */
const settle = ({ items, options }: Settled): Settled => {
  if (items.length === 0) return { items, options: bareOptions(options) };
  return { items: isIfBet(options.wagerType) ? clearAfterGap(items) : items, options };
};

export const createSlipEditing = (
  parts: Pick<SlipEditing, 'get' | 'set' | 'createKey' | 'readBookMs' | 'derive'>,
): SlipEditing => {
  const { get, set, createKey, readBookMs, derive } = parts;

  const work = (state: SlipState): Worked => {
    // A sent ticket keeps its figures until the book has answered.
    if (isUnderWay(state.ticket) && state.evaluation !== NOTHING)
      return { items: state.items, evaluation: state.evaluation };
    const begun = selectBegun(state, readBookMs());
    const now = { ...state, ...begun };
    const evaluation = derive(now);
    const items = renewSeen(now.items, evaluation);
    return {
      ...begun,
      items,
      evaluation: items === now.items ? evaluation : derive({ ...now, items }),
    };
  };

  const change = (changed: Partial<SlipState>): void =>
    set({ ...changed, ...work({ ...get(), ...changed }) });

  /** Nobody could remove sizes of a round robin that the picks no longer have. */
  const withoutLostSizes = (changed: Partial<SlipState>): Partial<SlipState> => {
    const next = { ...get(), ...changed };
    const { options } = next;
    const worked = work(next);
    const { evaluation } = worked;
    if (options.roundRobinSizes.length === 0 || evaluation === NOTHING) return { ...changed, ...worked };
    const offered = evaluation.choices.roundRobinSizes.map(({ size }) => size);
    const sizes = options.roundRobinSizes.filter((size) => offered.includes(size));
    const kept = { ...changed, ...worked, options: { ...options, roundRobinSizes: sizes } };
    return { ...kept, evaluation: derive({ ...next, ...kept }) };
  };

  const isLocked = (): boolean => isUnderWay(get().ticket);

  const edit = (changed: Partial<SlipState>, keyIsSpent = get().ticket.stage === 'refused'): void => {
    if (isLocked()) return;
    const state = get();
    const settled = settle({ ...state, ...changed });
    const { items } = settled;
    const kept = new Set(items.map(({ itemId }) => itemId));
    const keep = <T>(byItem: ReadonlyMap<string, T>): Map<string, T> =>
      new Map([...byItem].filter(([itemId]) => kept.has(itemId)));
    const key = keyIsSpent ? createKey() : (state.idempotencyKey ?? createKey());
    set(
      withoutLostSizes({
        openSpotsNotice: false,
        ...(keyIsSpent && { takenOff: null }),
        toWinNotice: false,
        ...changed,
        ...settled,
        idempotencyKey: items.length === 0 ? null : key,
        ticket: EDITING,
        continued: false,
        quotes: keep(state.quotes),
        lastKnown: keep(changed.lastKnown ?? state.lastKnown),
        scores: keep(state.scores),
      }),
    );
  };

  return { ...parts, work, change, edit, isLocked };
};
