import type { ErrorCode, ErrorParams } from '@lineboard/domain/error/error-code';
import type { TFunction } from 'i18next';
import type { Formats } from '../app/use-formats.ts';

interface Refused {
  code: ErrorCode;
  params?: ErrorParams;
}

/**
 * The limit that was met and what would be accepted instead, as far as the refusal carries the figures; null where it
 * doesn't.
 *
 * @param describe the name of another item that the refusal points to
 */
export const selectErrorHint = (
  t: TFunction,
  { amount }: Formats,
  { params = {} }: Refused,
  describe: (itemId: string) => string = (itemId) => itemId,
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
  const { fewest, most, maxItems, allowed, otherItemId } = params;
  if (typeof fewest === 'number') return t('slip:hintFewest', { count: fewest });
  if (typeof most === 'number') return t('slip:hintMost', { count: most });
  if (typeof maxItems === 'number') return t('slip:hintMost', { count: maxItems });
  if (typeof allowed === 'string') return t('slip:hintAllowed', { allowed });
  return typeof otherItemId === 'string' ? t('slip:hintOther', { name: describe(otherItemId) }) : null;
};
