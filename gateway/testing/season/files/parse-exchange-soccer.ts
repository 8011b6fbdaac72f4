import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { type HistoryRow, readRows } from '../../../src/lines/feeds/replay/history-rows.ts';
import { createPlay, createRejections, NO_LINE, type ReadPlays } from './season-play.ts';

const DRAW = 'The Draw';

/**
 * Three-way markets of an exchange, three rows a match: best prices to back at kick-off, and at half-time as the
 * closing ones. The file has no halves; without any a three-way market waits (HR-40), so the goals are split over two.
 */
export const parseExchangeSoccer = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const plays = [...Map.groupBy(readRows(text, []).rows, (row) => row.text('EVENT_ID')).values()].flatMap(
    (rows) => {
      const [first] = rows;
      const [team2, team1] = [first?.text('HOME_TEAM') ?? '', first?.text('AWAY_TEAM') ?? ''];
      const of = (name: string) => rows.find((row) => row.text('RUNNER_NAME') === name);
      const [visitor, home, draw] = [of(team1), of(team2), of(DRAW)];
      const kickoffMs = Date.parse((first?.text('EVENT_DATE') ?? '').replace(/^(\S+) (\S+) Z$/, '$1T$2Z'));
      const [score1, score2] = [first?.score('AWAY_SCORE') ?? null, first?.score('HOME_SCORE') ?? null];
      if (Number.isNaN(kickoffMs) || score1 === null || score2 === null) {
        rejected.add(Number.isNaN(kickoffMs) ? 'no day' : 'no final');
        return [];
      }
      if (!visitor || !home || !draw) {
        rejected.add('runners are not the teams');
        return [];
      }
      const winner = score1 === score2 ? draw : score1 > score2 ? visitor : home;
      if (winner.text('IS_WINNER') !== '1') {
        rejected.add('the winner contradicts the final');
        return [];
      }
      const line = (column: string) => lineOf(visitor, home, draw, column);
      const open = line('BEST_BACK_KICK_OFF');
      return [
        createPlay(file, {
          sportType: 'Soccer',
          sportSubType: 'Australia A-League',
          team1,
          team2,
          kickoffMs,
          open,
          close: line('BEST_BACK_PRICE_HALF_TIME') ?? open ?? NO_LINE,
          score1,
          score2,
          segments: splitInHalves(score1, score2),
        }),
      ];
    },
  );
  return { plays, rejected: rejected.counts };
};

/** @returns null unless all three have a price */
const lineOf = (
  visitor: HistoryRow,
  home: HistoryRow,
  draw: HistoryRow,
  column: string,
): HistoricalLine | null => {
  const [moneyLine1, moneyLine2, moneyLineDraw] = [visitor, home, draw].map((row) =>
    row.decimalPrice(column),
  ) as [number | null, number | null, number | null];
  return moneyLine1 === null || moneyLine2 === null || moneyLineDraw === null
    ? null
    : { ...NO_LINE, moneyLine1, moneyLine2, moneyLineDraw };
};

const splitInHalves = (score1: number, score2: number): Array<readonly [number, number]> => {
  const [first1, first2] = [Math.floor(score1 / 2), Math.ceil(score2 / 2)];
  return [
    [first1, first2],
    [score1 - first1, score2 - first2],
  ];
};
