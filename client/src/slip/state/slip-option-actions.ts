import type { WagerRef } from '@lineboard/domain/request/ticket-request';
import type { PlacedWager } from '@lineboard/domain/wager/placed-wager';
import type { BetProcess } from './bet-process.ts';
import type { SlipOptionActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';
import { createSlipOptions, isAccumulator, type SlipOptions } from './slip-options.ts';
import { selectDefaultTeaserName } from './slip-rules.ts';
import { bringBack, selectTakenOff } from './taken-off.ts';
import type { PendingChange, SlipState } from './slip-state.ts';

/** Wager types that may roll from an open bet (HR-25). */
const isRollable = ({ wagerType }: SlipOptions): boolean =>
  wagerType === 'straight' || isAccumulator(wagerType);

/** The bet process that begins with a type: nothing of the one before but the parent it may roll from, too. */
const beginProcess = ({ options: { parentRif }, parent }: SlipState, begun: SlipOptions): BetProcess => {
  const options = isRollable(begun) ? { ...begun, parentRif } : begun;
  return {
    options,
    parent: options.parentRif === null ? null : parent,
    filled: null,
  };
};

const toggleSize = (sizes: readonly number[], size: number): number[] =>
  sizes.includes(size)
    ? sizes.filter((other) => other !== size)
    : [...sizes, size].toSorted((one, other) => one - other);

/** An open parlay or teaser, as the process that fills its places; null for a wager of another kind. */
const beginFilling = (filling: WagerRef, filled: PlacedWager): BetProcess | null => {
  const { terms } = filled.wager;
  if (terms.kind !== 'parlay' && terms.kind !== 'teaser') return null;
  const teaserName = terms.kind === 'teaser' ? terms.teaser.teaserName : null;
  return { options: { ...createSlipOptions(terms.kind, teaserName), filling }, parent: null, filled };
};

/** The wager type and everything else that is chosen for the ticket as a whole. */
export const createOptionActions = (editing: SlipEditing): SlipOptionActions => {
  const { get, set, change, edit, isLocked, derive } = editing;
  const editOptions = (changed: Partial<SlipOptions>, beside: Partial<SlipState> = {}): void =>
    edit({ ...beside, options: { ...get().options, ...changed } });

  const apply = (next: BetProcess): void => {
    const before = get();
    const takenOff = selectTakenOff(before, { ...before, ...next, items: [] }, derive);
    edit({ ...next, items: [], pendingChange: null, takenOff }, true);
  };

  /** Spec 1 §4: picks and an open play don't go without the customer's word. */
  const ask = (kind: PendingChange['kind'], next: BetProcess): void => {
    if (isLocked()) return;
    const { items, options } = get();
    const closesOpenPlay = options.filling !== null;
    if (items.length === 0 && !closesOpenPlay) apply(next);
    else set({ pendingChange: { kind, closesOpenPlay, next } });
  };

  return {
    chooseWagerType: (wagerType) => {
      const state = get();
      if (wagerType === state.options.wagerType) return;
      const teaserName = wagerType === 'teaser' ? selectDefaultTeaserName(state) : null;
      ask('wagerType', beginProcess(state, createSlipOptions(wagerType, teaserName)));
    },

    chooseTeaser: (teaserName) => {
      const state = get();
      if (teaserName === state.options.teaserName) return;
      ask('teaser', beginProcess(state, createSlipOptions('teaser', teaserName)));
    },

    confirmChange: () => {
      const { pendingChange } = get();
      if (pendingChange !== null) apply(pendingChange.next);
    },

    cancelChange: () => set({ pendingChange: null }),

    bringBackPicks: () => {
      const { takenOff } = get();
      if (takenOff === null || isLocked()) return;
      const { items, quotes, lastKnown } = bringBack(get(), takenOff);
      set({ quotes, lastKnown });
      edit({ items, takenOff: null });
    },

    forgetTakenOff: () => set({ takenOff: null }),

    setArbc: (arbc) => editOptions({ arbc }),

    toggleRoundRobinSize: (size) => {
      const { roundRobinSizes, amountEntered, amountCents } = get().options;
      const sizes = toggleSize(roundRobinSizes, size);
      // HR-14: the amount is the risk of one parlay. What was to be won whole must not become what is risked on each.
      const isToWin = sizes.length > 0 && amountEntered === 'toWin';
      // Spec 2 §4: a round robin other than the single parlay disables open spots.
      editOptions(
        {
          roundRobinSizes: sizes,
          openSpots: 0,
          ...(isToWin && { amountEntered: 'risk', amountCents: null }),
        },
        { toWinNotice: isToWin && amountCents !== null },
      );
    },

    chooseSingleParlay: () => editOptions({ roundRobinSizes: [] }),

    chooseOpenSpots: (openSpots) => {
      const { options, evaluation } = get();
      if (openSpots <= 0 || openSpots > evaluation.choices.mostOpenSpots) {
        editOptions({ openSpots: 0 });
        return;
      }
      editOptions(
        { openSpots, roundRobinSizes: [], useFreePlay: false },
        { openSpotsNotice: options.roundRobinSizes.length > 0 },
      );
    },

    dismissOpenSpotsNotice: () => set({ openSpotsNotice: false }),

    dismissToWinNotice: () => set({ toWinNotice: false }),

    enterTicketAmount: (amountEntered, amountCents) => editOptions({ amountEntered, amountCents }),

    setFreePlay: (useFreePlay) => editOptions({ useFreePlay }),

    setLessJuice: (lessJuice) => editOptions({ lessJuice }),

    choosePriceAcceptance: (priceAcceptance) => change({ priceAcceptance }),

    chooseParentRif: (ref, winOnly, parent) => {
      const { options } = get();
      if (isRollable(options)) editOptions({ parentRif: { ...ref, winOnly } }, { parent });
    },

    setParentWinOnly: (winOnly) => {
      const { parentRif } = get().options;
      if (parentRif !== null) editOptions({ parentRif: { ...parentRif, winOnly } });
    },

    dropParentRif: () => editOptions({ parentRif: null }, { parent: null }),

    startFilling: (filling, filled) => {
      const begun = beginFilling(filling, filled);
      if (begun !== null) ask('wagerType', begun);
    },

    stopFilling: () => {
      const { wagerType, teaserName } = get().options;
      apply(beginProcess(get(), createSlipOptions(wagerType, teaserName)));
    },

    setKeepOpenPlay: (keepOpenPlay) => set({ keepOpenPlay }),
  };
};
