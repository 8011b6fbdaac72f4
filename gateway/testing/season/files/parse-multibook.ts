import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { type HistoryRow, readRows } from '../../../src/lines/feeds/replay/history-rows.ts';
import { createPlay, createRejections, type ReadPlays } from './season-play.ts';

/**
 * The boards of several books at one moment, one outcome a row. Games move from one book's line to the next; no finals.
 */
export const parseMultibook = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const plays = [...Map.groupBy(readRows(text, []).rows, (row) => row.text('game_id')).values()].flatMap(
    (rows) => {
      const [first] = rows;
      const kickoffMs = Date.parse(first?.text('commence_time') ?? '');
      if (first === undefined || Number.isNaN(kickoffMs)) {
        rejected.add('no day');
        return [];
      }
      const [team1, team2] = [first.text('away_team'), first.text('home_team')];
      const books = [...Map.groupBy(rows, (row) => row.text('bookmaker')).values()].map((ofBook) =>
        lineOf(ofBook, team1, team2),
      );
      const [open, ...others] = books;
      return [
        createPlay(
          file,
          {
            sportType: 'Football',
            sportSubType: 'NFL',
            team1,
            team2,
            kickoffMs,
            open: open!,
            close: others.at(-1) ?? open!,
            score1: 0,
            score2: 0,
            segments: [],
          },
          { isOver: false, moves: others.slice(0, -1) },
        ),
      ];
    },
  );
  return { plays, rejected: rejected.counts };
};

const lineOf = (rows: readonly HistoryRow[], team1: string, team2: string): HistoricalLine => {
  const find = (market: string, outcome: string): HistoryRow | undefined =>
    rows.find((row) => row.text('market') === market && row.text('outcome_name') === outcome);
  const price = (market: string, outcome: string) => find(market, outcome)?.price('price') ?? null;
  const points = (market: string, outcome: string) => find(market, outcome)?.points('point') ?? null;
  const spread = points('spreads', team1);
  const isMirrored = spread !== null && spread === 0 - (points('spreads', team2) ?? Number.NaN);
  const total = points('totals', 'Over');
  const isOne = total !== null && total === points('totals', 'Under');
  return {
    spread1: isMirrored ? spread : null,
    spreadAdj1: isMirrored ? price('spreads', team1) : null,
    spreadAdj2: isMirrored ? price('spreads', team2) : null,
    moneyLine1: price('h2h', team1),
    moneyLine2: price('h2h', team2),
    moneyLineDraw: null,
    totalPoints: isOne ? total : null,
    over: isOne ? price('totals', 'Over') : null,
    under: isOne ? price('totals', 'Under') : null,
  };
};
