import type { ErrorCode, ErrorParams } from '@lineboard/domain/error/error-code';
import type { PickKey } from '@lineboard/domain/pick/pick';
import type { TFunction } from 'i18next';
import type { Formats } from '../../formats/use-formats.ts';

interface Refused {
  code: ErrorCode;
  params?: ErrorParams;
}

/** Names of other picks that a refusal may point to; null where there is none for it. */
export interface OtherNames {
  item: (itemId: string) => string | null;
  /** A leg of the open play that is filled. */
  placed: (pickKey: PickKey) => string | null;
}

const NO_NAMES: OtherNames = { item: () => null, placed: () => null };

const selectOther = (
  { otherItemId, otherPick }: ErrorParams,
  { item, placed }: OtherNames,
): string | null => {
  if (typeof otherItemId === 'string') return item(otherItemId);
  return typeof otherPick === 'string' ? placed(otherPick) : null;
};

/**
 * The limit that was met and what would be accepted instead, or the pick that this one can't stand with, as far as the refusal carries
 * them; null where it doesn't.
 */
export const selectErrorHint = (
  t: TFunction,
  { amount }: Formats,
  { params = {} }: Refused,
  names: OtherNames = NO_NAMES,
): string | null => {
  const cents = (name: string): string | null => {
    const value = params[name];
    return typeof value === 'number' ? amount(value) : null;
  };
  const risk = cents('maxRiskCents');
  const toWin = cents('maxToWinCents');
  if (risk !== null)
    return toWin === null ? t('slip:hintMaxRisk', { risk }) : t('slip:hintMaximum', { risk, toWin });
  const minimum = cents('minimumCents');
  if (minimum !== null) return t('slip:hintMinimum', { minimum });
  const payout = cents('maxPayoutCents');
  if (payout !== null) return t('slip:hintMaxPayout', { payout });
  const available = cents('availableCents') ?? cents('freePlayBalanceCents');
  if (available !== null) return t('slip:hintAvailable', { available });
  const { fewest, most, maxItems, allowed } = params;
  if (typeof fewest === 'number') return t('slip:hintFewest', { count: fewest });
  if (typeof most === 'number') return t('slip:hintMost', { count: most });
  if (typeof maxItems === 'number') return t('slip:hintMost', { count: maxItems });
  if (typeof allowed === 'string') return t('slip:hintAllowed', { allowed });
  const other = selectOther(params, names);
  return other === null ? null : t('slip:hintOther', { name: other });
};

/** Each code once, with all of its hints: a pick may collide with several others for the same reason. */
export const groupErrors = (
  errors: readonly Refused[],
  hintOf: (error: Refused) => string | null,
): Array<{ code: ErrorCode; hints: string[] }> =>
  [...new Set(errors.map(({ code }) => code))].map((code) => ({
    code,
    hints: errors
      .filter((error) => error.code === code)
      .map(hintOf)
      .filter((hint) => hint !== null),
  }));
