import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';
import { describePick } from './describe-pick.ts';

/** An item's bet in one line, at its current points. */
export const describeItemBet = (t: TFunction, item: BetItem): string =>
  describePick(t, item.pick, item, item.finalLine).bet;
