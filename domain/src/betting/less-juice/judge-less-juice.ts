import type { TicketCode } from '../../ground/error/error-code.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import { rowOfType, type TicketWagerType } from '../../ground/wager-kind/wager-types.ts';
import { selectLessJuiceCents } from './less-juice-price.ts';

/**
 * Whether Less Juice may be turned on: for straights, by a customer who has it, without free play, points bought or
 * sold, or a rolling if. Our reading, see the glossary.
 *
 * @returns null when it may
 */
export const judgeLessJuice = (input: {
  wagerType: TicketWagerType;
  items: ReadonlyArray<{ pointsBought: number }>;
  useFreePlay: boolean;
  hasRif: boolean;
  restrictions: readonly Restriction[];
}): PlainErrorCode<TicketCode> | null =>
  selectLessJuiceCents(input.restrictions) > 0 &&
  rowOfType(input.wagerType).hasLessJuice &&
  !input.useFreePlay &&
  !input.hasRif &&
  input.items.every(({ pointsBought }) => pointsBought === 0)
    ? null
    : 'lessJuiceUnavailable';
