import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { writeSets } from '../../ground/formats/write-sets.ts';
import { type ShownHistory, useLineHistory } from '../board/use-line-history.ts';
import type { ShownScore } from '../scores/use-live-scores.ts';

/** This text changes with whether the full game's line can be bet on, and before the start with its numbers. */
const useLineNews = (gameNum: number, hasBegun: boolean): string => {
  const pick = keyOfPick({ type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' });
  return useFoundLines(({ quotes }) => {
    const quote = quotes.get(pick)?.quote;
    if (quote?.type !== 'G') return '';
    const { spreadLineStatus, moneyLineStatus, totalsStatus, teamTotalsLineStatus, doubtedMarkets } =
      quote.line;
    const statuses = [spreadLineStatus, moneyLineStatus, totalsStatus, teamTotalsLineStatus];
    // In play they may move with each ball, and the chart needs no move at once.
    const numbers = hasBegun ? [] : [quote.line.spread1, quote.line.totalPoints];
    return [...statuses, doubtedMarkets, quote.feedUp, ...numbers].join();
  });
};

/**
 * Moves of score and line of a game and why its markets are held: asked again whenever one of them changes.
 * @param isWanted else nothing is asked
 */
export const useInPlay = ({ eventId, sportType, score }: ShownScore, isWanted: boolean): ShownHistory => {
  const news = useLineNews(eventId, (score?.phase ?? 'scheduled') !== 'scheduled');
  const sets = score === null ? '' : writeSets(sportType, score);
  return useLineHistory(
    isWanted ? eventId : null,
    `${score?.phase} ${score?.score1} ${score?.score2} ${sets} ${news}`,
  );
};
