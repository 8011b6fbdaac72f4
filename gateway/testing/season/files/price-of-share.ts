/**
 * The American price of a chance, or of a decimal price turned round: no margin in it.
 * @param share between 0 and 1, ends left out
 */
export const priceOfShare = (share: number): number => {
  const price =
    share > 0.5 ? Math.round((-100 * share) / (1 - share)) : Math.round((100 * (1 - share)) / share);
  return price === -100 ? 100 : price;
};

/** @returns null for what is no decimal price */
export const priceOfDecimal = (decimal: number): number | null =>
  decimal > 1 && decimal <= 1_000 ? priceOfShare(1 / decimal) : null;
