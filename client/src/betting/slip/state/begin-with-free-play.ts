import { isFreePlayDefault } from '@lineboard/domain/betting/free-play/judge-free-play';
import { NOTHING } from './no-evaluation.ts';
import type { SlipEditing } from './slip-editing.ts';

/**
 * FPACTIVE: the slip begins with free play where that is allowed. A first pick that comes before the balance or the
 * rules waits for them; an amount that was entered by then keeps the kind that was shown next to it.
 */
export const beginWithFreePlay = ({ get, set, edit }: Pick<SlipEditing, 'get' | 'set' | 'edit'>): void => {
  const { customer, account, evaluation, items, options } = get();
  const isWanted = items.length > 0 && isFreePlayDefault(customer?.restrictions ?? []);
  set({ awaitsFreePlay: isWanted && (account === null || evaluation === NOTHING) });
  const hasBalance = (account?.balance.freePlayBalanceCents ?? 0) > 0;
  const isUntouched = options.amountCents === null && items.every(({ amountCents }) => amountCents === null);
  if (isWanted && hasBalance && isUntouched && evaluation.choices.freePlay === null)
    edit({ options: { ...options, useFreePlay: true } });
};
