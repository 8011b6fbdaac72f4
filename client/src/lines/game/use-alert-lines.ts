import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { OfferedLine } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import type { AlertLine, AlertMarket } from '../alerts/alert-draft.ts';
import { selectPeriods } from './select-game-lines.ts';

const HAS: Readonly<Record<AlertMarket, (line: OfferedLine) => boolean>> = {
  S: ({ spread }) => spread !== null,
  M: ({ hasMoneyLine }) => hasMoneyLine,
  L: ({ total }) => total !== null,
};

const priceOf = (quotes: ReadonlyMap<string, WatchedQuote | null>, gameNum: number, periodNumber: number) => {
  const key = keyOfPick({ type: 'G', gameNum, periodNumber, market: 'M', side: 'team1' });
  const quote = quotes.get(key)?.quote;
  return quote?.type === 'G' ? quote.line.moneyLine1 : null;
};

/**
 * The lines of a market that an alert may be about: the full game's, then those of its parts.
 * @param now the full game's, as the chart has it; null: it has none
 */
export const useAlertLines = (
  gameNum: number,
  lines: readonly OfferedLine[],
  market: AlertMarket,
  now: number | null,
): readonly AlertLine[] => {
  const hasDraw = lines.some(({ periodNumber, hasDraw: has }) => periodNumber === 0 && has);
  const parts = selectPeriods(lines).filter((line) => line.periodNumber !== 0 && HAS[market](line));
  // One text for all: a price of something else draws nothing anew.
  const prices = useFoundLines(({ quotes }) =>
    parts.map(({ periodNumber }) => priceOf(quotes, gameNum, periodNumber)).join(' '),
  ).split(' ');
  const figureOf = ({ spread, total }: OfferedLine, at: number): number | null => {
    if (market === 'M') return prices[at] ? Number(prices[at]) : null;
    return market === 'S' ? spread : total;
  };
  return [
    ...(now === null ? [] : [{ periodNumber: 0, now, hasDraw }]),
    ...parts.map((line, at) => ({
      periodNumber: line.periodNumber,
      now: figureOf(line, at),
      hasDraw: line.hasDraw,
    })),
  ];
};
