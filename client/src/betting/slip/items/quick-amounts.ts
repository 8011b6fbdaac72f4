import type { Cents } from '@lineboard/domain/ground/money/cents';

const STEPS: readonly Cents[] = [1, 10, 100, 1_000, 10_000].flatMap((unit) =>
  [1, 2, 5].map((step) => step * unit * 100),
);

/**
 * The site's amounts, or for a customer whose last stake is outside them as many steps of 1, 2 and 5 around it: 5, 10,
 * 20 and 50 after a bet of 10.
 */
export const selectQuickAmounts = (ofSite: readonly Cents[], lastCents: Cents | null): readonly Cents[] => {
  if (lastCents === null || (lastCents >= Math.min(...ofSite) && lastCents <= Math.max(...ofSite)))
    return ofSite;
  const at = STEPS.findLastIndex((step) => step <= lastCents);
  const first = Math.max(0, Math.min(at - 1, STEPS.length - ofSite.length));
  return STEPS.slice(first, first + ofSite.length);
};
