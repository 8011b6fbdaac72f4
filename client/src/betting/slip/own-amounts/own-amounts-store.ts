import { type Cents, MAX_AMOUNT_CENTS } from '@lineboard/domain/ground/money/cents';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';

/** As many as the site has: more don't fit beside each other on the narrowest phone. */
export const MOST_OWN_AMOUNTS = 4;
/** Customers of one device whose amounts are kept; the one who chose longest ago goes first. */
const MOST_CUSTOMERS = 8;

interface OwnAmountsOf {
  customerId: string;
  cents: readonly Cents[];
}

interface OwnAmounts {
  /** Latest first. */
  chosen: readonly OwnAmountsOf[];
}

/** The quick amounts that customers chose on this device: the account's settings have no place for them. */
export const useOwnAmounts = create<OwnAmounts>()(
  persist((): OwnAmounts => ({ chosen: [] }), {
    name: 'lb-own-amounts',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);

const isAmount = (cents: unknown): cents is Cents =>
  Number.isSafeInteger(cents) && Number(cents) > 0 && Number(cents) <= MAX_AMOUNT_CENTS;

/** Each once, the smallest first, no more than there is room for; anything may stand in a device's storage. */
export const orderAmounts = (amounts: readonly unknown[]): Cents[] =>
  [...new Set(amounts.filter(isAmount))].toSorted((one, other) => one - other).slice(0, MOST_OWN_AMOUNTS);

/** @returns null for a customer who chose none here, and for visitors */
export const selectOwnAmounts = (
  { chosen }: OwnAmounts,
  customerId: string | undefined,
): readonly Cents[] | null => {
  if (customerId === undefined || !Array.isArray(chosen)) return null;
  const own = (chosen as readonly OwnAmountsOf[]).find((each) => each?.customerId === customerId)?.cents;
  const amounts = Array.isArray(own) ? orderAmounts(own) : [];
  return amounts.length === 0 ? null : amounts;
};

/** @param amounts none: back to the site's */
export const chooseOwnAmounts = (customerId: string, amounts: readonly Cents[]): void => {
  const { chosen } = useOwnAmounts.getState();
  const others = (Array.isArray(chosen) ? chosen : []).filter((each) => each?.customerId !== customerId);
  const cents = orderAmounts(amounts);
  const own = cents.length === 0 ? [] : [{ customerId, cents }];
  useOwnAmounts.setState({ chosen: [...own, ...others].slice(0, MOST_CUSTOMERS) });
};
