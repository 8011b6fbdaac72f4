import { SHARE_PERCENT } from '@lineboard/domain/betting/selling/sale-bounds';

/**
 * Whole per cent as they are typed, with or without the sign.
 * @returns null when a bet can't be sold by that share (HR-54)
 */
export const parseShare = (typed: string): number | null => {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(typed.trim()) ?? [];
  const percent = Number(digits);
  return digits !== undefined && percent >= SHARE_PERCENT.least && percent <= SHARE_PERCENT.most
    ? percent
    : null;
};
