import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { type HistoryRow, readRows } from '../../../src/lines/feeds/replay/history-rows.ts';
import { createPlay, createRejections, type ReadPlays, USUAL_PRICE } from './season-play.ts';

/** College football of ESPN in two files: lines by event, and results with the teams' names. Points have no prices. */
export const parseCollegeFootball = (file: string, odds: string, results: string): ReadPlays => {
  const games = new Map(readRows(results, []).rows.map((row) => [row.text('event_id'), row]));
  const rejected = createRejections();
  const plays = readRows(odds, []).rows.flatMap((row) => {
    const game = games.get(row.text('event_id'));
    const kickoffMs = Date.parse(game?.text('kickoff_utc') ?? '');
    const [score1, score2] = [game?.score('away_score') ?? null, game?.score('home_score') ?? null];
    if (game === undefined || Number.isNaN(kickoffMs) || score1 === null || score2 === null) {
      rejected.add(game === undefined ? 'no result' : 'no final');
      return [];
    }
    return [
      createPlay(file, {
        sportType: 'Football',
        sportSubType: 'College Football',
        team1: game.text('away_team'),
        team2: game.text('home_team'),
        kickoffMs,
        open: lineOf(row, 'open'),
        close: lineOf(row, 'close'),
        score1,
        score2,
        segments: [],
      }),
    ];
  });
  return { plays, rejected: rejected.counts };
};

const lineOf = (row: HistoryRow, when: 'open' | 'close'): HistoricalLine => {
  const spread = row.points(`spread_${when}_away`);
  const isMirrored = spread !== null && spread === -(row.points(`spread_${when}_home`) ?? Number.NaN);
  const total = row.points(`total_${when}`);
  return {
    spread1: isMirrored ? spread : null,
    spreadAdj1: isMirrored ? USUAL_PRICE : null,
    spreadAdj2: isMirrored ? USUAL_PRICE : null,
    moneyLine1: row.price('ml_away'),
    moneyLine2: row.price('ml_home'),
    moneyLineDraw: null,
    totalPoints: total,
    over: total === null ? null : USUAL_PRICE,
    under: total === null ? null : USUAL_PRICE,
  };
};
