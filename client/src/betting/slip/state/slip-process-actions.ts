import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { BetProcess } from './bet-process.ts';
import type { SlipProcessActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';
import type { TakenOff } from './slip-item.ts';
import { createSlipOptions, isRollable } from './slip-options.ts';
import { selectTeaserName } from './slip-rules.ts';
import type { PendingChange, SlipState } from './slip-state.ts';
import { bringBack, selectTakenOff } from './taken-off.ts';

/**
 * The bet process that begins with a type: nothing is kept from the one before, except the parent when the new type may
 * roll from it, too.
 */
const beginProcess = (
  { options: { parentRif }, parent }: SlipState,
  begun: BetProcess['options'],
): BetProcess => {
  const options = isRollable(begun) ? { ...begun, parentRif } : begun;
  return {
    options,
    parent: options.parentRif === null ? null : parent,
    filled: null,
  };
};

/** An open parlay or teaser, as the process that fills its places; null for a wager of another kind. */
const beginFilling = (filling: WagerRef, filled: PlacedWager): BetProcess | null => {
  const { terms } = filled.wager;
  if (!('openSpots' in terms)) return null;
  const teaserName = 'teaser' in terms ? terms.teaser.teaserName : null;
  return { options: { ...createSlipOptions(terms.kind, teaserName), filling }, parent: null, filled };
};

/** Changes the slip's kind of bet: another kind ends the current bet. */
export const createProcessActions = ({
  get,
  set,
  edit,
  isLocked,
  derive,
}: SlipEditing): SlipProcessActions => {
  const takeOff = (before: SlipState, next: BetProcess): TakenOff | null =>
    selectTakenOff(before, { ...before, ...next, items: [] }, derive);

  const apply = (next: BetProcess): void => {
    const before = get();
    const takenOff = takeOff(before, next);
    edit({ ...next, items: [], pendingChange: null, takenOff }, true);
  };

  const bringBackPicks = (): void => {
    const { takenOff } = get();
    if (takenOff === null || isLocked()) return;
    const { items, quotes, lastKnown } = bringBack(get(), takenOff.fitting);
    const { misfits } = takenOff;
    set({ quotes, lastKnown });
    edit({ items, takenOff: misfits.length === 0 ? null : { count: misfits.length, fitting: [], misfits } });
  };

  const applyWithPicks = (next: BetProcess): void => {
    apply(next);
    bringBackPicks();
  };

  /**
   * Spec 1 §4: picks and an open play aren't removed without the customer's word. Another wager type that takes all of
   * the picks removes none, so nothing is asked.
   */
  const ask = (kind: PendingChange['kind'], next: BetProcess): void => {
    if (isLocked()) return;
    const before = get();
    const closesOpenPlay = before.options.filling !== null;
    const fitting = takeOff(before, next)?.fitting ?? [];
    const here = new Set(before.items.map(({ itemId }) => itemId));
    const fittingCount = fitting.filter(({ item }) => here.has(item.itemId)).length;
    const misfitCount = before.items.length - fittingCount;
    const asks = closesOpenPlay || misfitCount > 0 || (kind === 'teaser' && before.items.length > 0);
    if (asks) set({ pendingChange: { kind, closesOpenPlay, fittingCount, misfitCount, next } });
    else applyWithPicks(next);
  };

  return {
    chooseWagerType: (wagerType) => {
      const state = get();
      if (wagerType === state.options.wagerType) return;
      const teaserName = rowOfType(wagerType).isTeased ? selectTeaserName(state) : null;
      ask('wagerType', beginProcess(state, createSlipOptions(wagerType, teaserName)));
    },

    chooseTeaser: (teaserName) => {
      const state = get();
      if (teaserName === state.options.teaserName) return;
      ask('teaser', beginProcess(state, createSlipOptions('teaser', teaserName)));
    },

    confirmChange: () => {
      const { pendingChange } = get();
      if (pendingChange === null) return;
      if (pendingChange.kind === 'wagerType') applyWithPicks(pendingChange.next);
      else apply(pendingChange.next);
    },

    confirmChangeWithPicks: () => {
      const { pendingChange } = get();
      if (pendingChange === null) return;
      applyWithPicks(pendingChange.next);
    },

    cancelChange: () => set({ pendingChange: null }),

    bringBackPicks,

    forgetTakenOff: () => set({ takenOff: null }),

    startFilling: (filling, filled) => {
      const begun = beginFilling(filling, filled);
      if (begun !== null) ask('wagerType', begun);
    },

    takeShape: (items, options) => edit({ items, options, parent: null, filled: null }),

    stopFilling: () => {
      const { wagerType, teaserName } = get().options;
      apply(beginProcess(get(), createSlipOptions(wagerType, teaserName)));
    },
  };
};
