import { beginWithFreePlay } from './begin-with-free-play.ts';
import { isSameQuote } from './is-same-quote.ts';
import type { SlipBookActions } from './slip-actions.ts';
import type { SlipEditing } from './slip-editing.ts';

/** Takes the book's messages: quotes, the account, the customer, the time. */
export const createBookActions = ({
  get,
  set,
  work,
  change,
  edit,
  isLocked,
}: SlipEditing): SlipBookActions => ({
  dismissReadOnlyAlert: () => set({ readOnlyAlert: false }),

  applyQuotes: (quotes) => {
    const state = get();
    const fresh = quotes.filter(
      ([itemId, quote]) =>
        state.items.some((item) => item.itemId === itemId) && !isSameQuote(state.quotes.get(itemId), quote),
    );
    if (fresh.length === 0) return;
    const known = fresh.flatMap(([itemId, quote]) => (quote === null ? [] : [[itemId, quote] as const]));
    change({
      quotes: new Map([...state.quotes, ...fresh]),
      lastKnown: new Map([...state.lastKnown, ...known]),
    });
  },

  applyScores: (scores) => {
    const state = get();
    const fresh = scores.filter(([itemId, { score, isScoreFresh }]) => {
      const known = state.scores.get(itemId);
      return (
        state.items.some((item) => item.itemId === itemId) &&
        (known?.isScoreFresh !== isScoreFresh || JSON.stringify(known.score) !== JSON.stringify(score))
      );
    });
    if (fresh.length > 0) change({ scores: new Map([...state.scores, ...fresh]) });
  },

  dismissWentLive: () => set({ wentLive: [] }),

  applyRules: (rules) => change({ rules }),

  applyCustomer: (customer) => {
    const { customer: earlier, options } = get();
    const isOther = earlier !== null && earlier.customerId !== customer?.customerId;
    // Another customer can't build on these open bets.
    const released = {
      parent: null,
      filled: null,
      options: { ...options, parentRif: null, filling: null },
    };
    change({ customer, ...(customer === null ? { account: null } : {}), ...(isOther ? released : {}) });
  },

  applyAccount: (account) => {
    // The hold for a ticket under way would count against itself; the account is requested again when it ends.
    if (isLocked()) return;
    const current = get().account;
    const isOlder = current !== null && account !== null && account.balance.version < current.balance.version;
    if (isOlder) return;
    change({ account });
    if (account !== null && get().awaitsFreePlay) beginWithFreePlay({ get, set, edit });
  },

  recalculate: () => {
    const state = get();
    if (state.items.length === 0) return;
    const worked = work(state);
    const hasBegun = worked.begun !== undefined && worked.begun !== state.begun;
    if (hasBegun || JSON.stringify(worked.evaluation) !== JSON.stringify(state.evaluation)) set(worked);
    if (get().awaitsFreePlay) beginWithFreePlay({ get, set, edit });
  },
});
