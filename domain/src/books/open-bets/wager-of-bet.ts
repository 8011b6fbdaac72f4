import { selectQuarterHalf } from '../../betting/grading/grade-straight.ts';
import { mayWinLess } from '../../betting/grading/may-win-less.ts';
import { isQuarterLine } from '../../betting/ticket/item-amounts.ts';
import { applyCut } from '../../betting/rolling-if/cut-child.ts';
import type { LegResult, Wager } from '../../betting/wager/wager.ts';
import type { Bet, BetItem } from './open-bet.schema.ts';

/** What decides the money of a bet in the books, and what its legs came to so far. */
export const wagerOfBet = (
  bet: Pick<Bet, 'terms' | 'freePlayFlag' | 'cut'> & {
    items: ReadonlyArray<
      Pick<
        BetItem,
        | 'pick'
        | 'sportType'
        | 'pitcher1ReqFlag'
        | 'pitcher2ReqFlag'
        | 'finalPrice'
        | 'finalLine'
        | 'settledPrice'
        | 'riskCents'
        | 'toWinCents'
        | 'entered'
        | 'result'
      >
    >;
  },
): { wager: Wager; results: LegResult[] } => ({
  wager: applyCut(
    {
      terms: bet.terms,
      freePlay: bet.freePlayFlag,
      legs: bet.items.map((item) => ({
        price: item.settledPrice ?? item.finalPrice,
        isQuarter: isQuarterLine(item.finalLine),
        quarterHalf: item.pick.type === 'G' ? selectQuarterHalf(item.pick.side, item.finalLine) : null,
        riskCents: item.riskCents,
        toWinCents: item.toWinCents,
        mayWinLess: mayWinLess(item),
        entered: item.entered,
        repricedFrom: item.settledPrice === null ? null : item.finalPrice,
      })),
    },
    bet.cut,
  ),
  results: bet.items.map(({ result }) => result),
});
