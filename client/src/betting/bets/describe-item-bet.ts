import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';
import { describePick } from './describe-pick.ts';

/** What was bet with an item, in one line, at the points it stands at. */
export const describeItemBet = (t: TFunction, item: BetItem): string =>
  describePick(t, item.pick, item, item.finalLine).bet;
