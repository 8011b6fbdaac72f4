import type { SlipOptionActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';
import { isRollable, type SlipOptions } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';

const toggleSize = (sizes: readonly number[], size: number): number[] =>
  sizes.includes(size)
    ? sizes.filter((other) => other !== size)
    : [...sizes, size].toSorted((one, other) => one - other);

/** Changes everything that is chosen for the ticket as a whole. */
export const createOptionActions = ({ get, set, change, edit }: SlipEditing): SlipOptionActions => {
  const editOptions = (changed: Partial<SlipOptions>, beside: Partial<SlipState> = {}): void =>
    edit({ ...beside, options: { ...get().options, ...changed } });

  return {
    setArbc: (arbc) => editOptions({ arbc }),

    toggleRoundRobinSize: (size) => {
      const { roundRobinSizes, amountEntered, amountCents } = get().options;
      const sizes = toggleSize(roundRobinSizes, size);
      // HR-14: the amount is the risk of one parlay. A to-win for the whole ticket must not become the risk of each.
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

    choosePriceAcceptance: (priceAcceptance) => {
      // Another choice makes an earlier answer outdated, so the ticket is asked about again.
      if (get().ticket.stage === 'changed') edit({ priceAcceptance });
      else change({ priceAcceptance });
    },

    chooseParentRif: (ref, winOnly, parent) => {
      const { options } = get();
      if (isRollable(options)) editOptions({ parentRif: { ...ref, winOnly } }, { parent });
    },

    setParentWinOnly: (winOnly) => {
      const { parentRif } = get().options;
      if (parentRif !== null) editOptions({ parentRif: { ...parentRif, winOnly } });
    },

    dropParentRif: () => editOptions({ parentRif: null }, { parent: null }),

    setKeepOpenPlay: (keepOpenPlay) => set({ keepOpenPlay }),
  };
};
