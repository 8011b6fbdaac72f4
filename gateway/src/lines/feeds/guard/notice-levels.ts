import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import type { RowCode } from '@lineboard/domain/lines/feed/row-code';
import type { NoticeLevel } from '../../../ground/notices/notice.ts';

/** How loudly each kind of doubt is reported. */
export const DOUBT_LEVELS: Readonly<Record<DoubtCode, NoticeLevel>> = {
  sidesExchanged: 'urgent',
  teamChanged: 'urgent',
  pricesCrossed: 'urgent',
  segmentsContradict: 'urgent',
  imageShrunk: 'urgent',
  startPassed: 'warn',
  sideLost: 'warn',
  drawAdded: 'warn',
  pricesTooWide: 'warn',
  marketsContradict: 'warn',
  jump: 'warn',
};

/** null: the mover alone is told. What is doubted, too, has its notice there. */
export const REFUSAL_LEVELS: Readonly<Record<RowCode, NoticeLevel | null>> = {
  feedRowInvalid: null,
  feedGameUnknown: null,
  feedNumberTaken: 'warn',
  feedSameTeams: 'warn',
  feedSidesExchanged: null,
  feedPairTwice: 'warn',
  feedPointsNotMirrored: 'warn',
  feedPriceUnlikely: 'warn',
  feedStoreUnknown: 'warn',
  feedLeagueMistyped: 'warn',
  feedLeagueRefused: 'warn',
  feedFinalTooEarly: 'urgent',
  feedTwoWinners: 'urgent',
};
