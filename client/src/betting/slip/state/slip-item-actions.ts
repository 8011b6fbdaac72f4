import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import { beginWithFreePlay } from './begin-with-free-play.ts';
import type { SlipItemActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';
import { selectChange } from './select-change.ts';
import { createSlipItem, seeMove, type SlipItem } from './slip-item.ts';
import { selectMostPicks } from './slip-open-play.ts';
import { hasTicketAmount, type SlipOptions } from './slip-options.ts';

const enteredOf = ({ wagerType, roundRobinSizes }: SlipOptions, entered: AmountEntered): AmountEntered => {
  const { entered: takes } = rowOfType(wagerType);
  if (takes === 'base' || takes === 'risk') return takes;
  return roundRobinSizes.length > 0 && entered === 'toWin' ? 'risk' : entered;
};

/** Changes picks and what is entered for each of them. */
export const createItemActions = ({ get, set, edit, isLocked, readBookMs }: SlipEditing): SlipItemActions => {
  const editItem = (itemId: string, changed: Partial<SlipItem>): void =>
    edit({ items: get().items.map((item) => (item.itemId === itemId ? { ...item, ...changed } : item)) });

  return {
    togglePick: (pick, seen, pressed = null) => {
      if (isLocked()) return false;
      const { items, customer } = get();
      const itemId = keyOfPick(pick);
      if (items.some((item) => item.itemId === itemId)) {
        get().removeItem(itemId);
        return true;
      }
      if (isWageringDisabled(customer?.restrictions ?? [])) {
        set({ readOnlyAlert: true });
        return false;
      }
      // Spec 2 §4: the open play's places are full.
      if (items.length >= selectMostPicks(get())) return false;
      const mustStart = customer?.settings.webPitcherOption !== 'action';
      edit({ items: [...items, createSlipItem(pick, seen, { mustStart, bookMs: readBookMs(), pressed })] });
      if (items.length === 0) beginWithFreePlay({ get, set, edit });
      return true;
    },

    removeItem: (itemId) => edit({ items: get().items.filter((item) => item.itemId !== itemId) }),

    clear: () => edit({ items: [] }, true),

    enterAmount: (itemId, amountEntered, amountCents) => editItem(itemId, { amountEntered, amountCents }),

    enterAmountForAll: (amountEntered, amountCents) => {
      const { items, options } = get();
      if (!hasTicketAmount(options.wagerType))
        edit({ items: items.map((item) => ({ ...item, amountEntered, amountCents })) });
      else edit({ options: { ...options, amountEntered: enteredOf(options, amountEntered), amountCents } });
    },

    copyAmountToEmpty: (fromItemId) => {
      const { items } = get();
      const from = items.find(({ itemId }) => itemId === fromItemId);
      if (from === undefined) return;
      const { amountEntered, amountCents } = from;
      edit({
        items: items.map((item) =>
          item.amountCents === null ? { ...item, amountEntered, amountCents } : item,
        ),
      });
    },

    changePitchers: (itemId, pitcher1ReqFlag, pitcher2ReqFlag) =>
      editItem(itemId, { pitcher1ReqFlag, pitcher2ReqFlag }),

    buyPoints: (itemId, pointsBought) => editItem(itemId, { pointsBought }),

    moveItem: (itemId, toIndex) => {
      const { items } = get();
      const moved = items.find((item) => item.itemId === itemId);
      if (moved === undefined || toIndex < 0 || toIndex >= items.length) return;
      const others = items.filter((item) => item !== moved);
      edit({ items: others.toSpliced(toIndex, 0, moved) });
    },

    acceptChanges: (onlyItemId) => {
      const state = get();
      edit({
        items: state.items.map((item) => {
          const changed = selectChange(state, item.itemId);
          if (changed === null || (onlyItemId !== undefined && onlyItemId !== item.itemId)) return item;
          const heard = state.quotes.get(item.itemId)?.line.version ?? null;
          const overtaken = heard !== null && changed.version > heard ? heard : null;
          return { ...item, seen: seeMove(item, changed), moved: null, overtaken };
        }),
      });
    },
  };
};
