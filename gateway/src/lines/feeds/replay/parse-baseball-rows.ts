import { baseball } from '@lineboard/domain/ground/sport/rows/baseball';
import { createGameNumbers } from './game-number.ts';
import type { HistoricalGame, HistoricalLine, RejectedRow } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';
import { createEveningSchedule, parseIsoDay } from './kickoff-time.ts';

/** The archive's baseball seasons with one row a game: `v_` visitor, `h_` home. Finals alone, no innings. */
export const parseBaseballRows = (rows: readonly HistoryRow[], rejected: RejectedRow[]): HistoricalGame[] => {
  const gameNumOf = createGameNumbers(
    `baseballRows ${rows[0]?.text('date') ?? ''} ${rows[0]?.text('v_team') ?? ''}`,
  );
  const kickoffOf = createEveningSchedule();
  const games: HistoricalGame[] = [];
  for (const row of rows) {
    const day = parseIsoDay(row.text('date'));
    const score1 = row.score('v_final');
    const score2 = row.score('h_final');
    const [team1, team2] = [row.text('v_team'), row.text('h_team')];
    if (day === null || score1 === null || score2 === null || team1 === '' || team2 === '') {
      rejected.push({
        row: row.row,
        reason: day === null ? 'noDate' : team1 === '' || team2 === '' ? 'noTeam' : 'noFinal',
      });
      continue;
    }
    games.push({
      gameNum: gameNumOf(row.row),
      row: row.row,
      sportType: baseball.sportType,
      sportSubType: 'MLB',
      team1,
      team2,
      rotation1: row.whole('v_rot') ?? 0,
      season: row.whole('seas') ?? 0,
      kickoffMs: kickoffOf(day),
      open: lineOf(row, 'open'),
      close: lineOf(row, 'close'),
      score1,
      score2,
      segments: [],
    });
  }
  return games;
};

/** The run line is the closing one; its two sides must mirror each other. */
const lineOf = (row: HistoryRow, when: 'open' | 'close'): HistoricalLine => {
  const spread1 = when === 'close' ? row.points('v_rl') : null;
  const mirrored = spread1 !== null && spread1 === -(row.points('h_rl') ?? Number.NaN);
  if (spread1 !== null && !mirrored) row.ignore('v_rl');
  return {
    spread1: mirrored ? spread1 : null,
    spreadAdj1: mirrored ? row.price('v_rl_odds') : null,
    spreadAdj2: mirrored ? row.price('h_rl_odds') : null,
    moneyLine1: row.price(`v_ml_${when}`),
    moneyLine2: row.price(`h_ml_${when}`),
    moneyLineDraw: null,
    totalPoints: row.points(`ou_${when}`),
    over: row.price(`ou_${when}_ovr`),
    under: row.price(`ou_${when}_und`),
  };
};
