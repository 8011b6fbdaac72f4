import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { ErrorParams, Refusal } from '@lineboard/domain/ground/error/refusal';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../ground/formats/use-formats.ts';

/** Names of other picks that a refusal may point to; null when it has none. */
export interface OtherNames {
  item: (itemId: string) => string | null;
  /** A leg of the open play that is being filled. */
  placed: (pickKey: PickKey) => string | null;
}

const NO_NAMES: OtherNames = { item: () => null, placed: () => null };

/**
 * The limit that was hit and what would be accepted instead, or the pick that conflicts with this one; null when there
 * is nothing more to say.
 */
export const selectErrorHint = (
  t: TFunction,
  { amount, dateTime }: Formats,
  error: Refusal,
  names: OtherNames = NO_NAMES,
): string | null => {
  const atMost = (count: number | undefined): string | null =>
    count === undefined ? null : t('slip:hintMost', { count });
  switch (error.code) {
    case 'amountExceeded':
    case 'reverseAmountExceeded': {
      const { maxRiskCents, maxToWinCents } = error.params;
      const risk = amount(maxRiskCents);
      return maxToWinCents === undefined
        ? t('slip:hintMaxRisk', { risk })
        : t('slip:hintMaximum', { risk, toWin: amount(maxToWinCents) });
    }
    case 'ifBetAmountExceeded':
    case 'rifAmountExceeded':
    case 'roundRobinBetExceeded':
      return t('slip:hintMaxRisk', { risk: amount(error.params.maxRiskCents) });
    case 'amountBelowMinimum':
      return t('slip:hintMinimum', { minimum: amount(error.params.minimumCents) });
    case 'payoutExceeded':
      return t('slip:hintMaxPayout', { payout: amount(error.params.maxPayoutCents) });
    case 'ticketWinExceeded':
    case 'dayWinExceeded':
      return t('slip:hintMaxWin', { win: amount(error.params.maxToWinCents) });
    case 'accountOwes':
      return t('slip:hintOwed', { owed: amount(error.params.owedCents) });
    case 'insufficientAvailable':
      return t('slip:hintAvailable', { available: amount(error.params.availableCents) });
    case 'freePlayInsufficient':
      return t('slip:hintAvailable', { available: amount(error.params.freePlayBalanceCents) });
    case 'ownStakeLimit':
    case 'ownLossLimit': {
      const { period, leftCents, limitCents } = error.params;
      return t(`slip:hintOwn.${period}`, { left: amount(leftCents), limit: amount(limitCents) });
    }
    case 'inTimeOut':
      return error.params === undefined
        ? null
        : t('slip:hintUntil', { until: dateTime(error.params.endsAtMs) });
    case 'tooFewLegs':
      return error.params === undefined ? null : t('slip:hintFewest', { count: error.params.fewest });
    case 'tooManyLegs':
    case 'tooManyPending':
    case 'tooManyOpenWagers':
    case 'openSpotsTooMany':
    case 'rifChainTooLong':
      return atMost(error.params?.most);
    case 'tooManyItems':
      return atMost(error.params.maxItems);
    case 'teaserTeams':
      return t('slip:hintAllowed', { allowed: error.params.allowed });
    case 'correlatedLegs':
    case 'contestLegs': {
      const name = nameOther(error.params, names);
      return name === null ? null : t('slip:hintOther', { name });
    }
    default:
      return null;
  }
};

const nameOther = (
  { otherItemId, otherPick }: ErrorParams<'correlatedLegs'>,
  { item, placed }: OtherNames,
): string | null => {
  if (otherItemId !== undefined) return item(otherItemId);
  return otherPick === undefined ? null : placed(otherPick);
};

/** Each code once, with all of its hints: a pick may conflict with several others for the same reason. */
export const groupErrors = (
  errors: readonly Refusal[],
  hintOf: (error: Refusal) => string | null,
): Array<{ code: ErrorCode; hints: string[] }> =>
  [...new Set(errors.map(({ code }) => code))].map((code) => ({
    code,
    hints: errors
      .filter((error) => error.code === code)
      .map(hintOf)
      .filter((hint) => hint !== null),
  }));
