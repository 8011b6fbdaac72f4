import type { WagerPick } from '../../ground/pick/pick.ts';
import type { PointSubject } from '../points/weigh-move.ts';
import type { Quote } from './quote.ts';

/** @returns null for contests, and of a line that isn't known */
export const pointSubjectOf = (pick: WagerPick, quote: Quote | null): PointSubject | null =>
  pick.type === 'C' || quote?.type !== 'G'
    ? null
    : {
        sportType: quote.game.sportType,
        market: pick.market,
        side: pick.side,
        periodNumber: pick.periodNumber,
        preventPointBuying: quote.game.preventPointBuyingFlag,
      };
