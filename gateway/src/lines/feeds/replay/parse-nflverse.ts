import { football } from '@lineboard/domain/ground/sport/rows/football';
import { epochMsOfZoned } from '../zoned-time.ts';
import { createGameNumbers } from './game-number.ts';
import type { HistoricalGame, HistoricalLine, RejectedRow } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';
import { EASTERN, parseIsoDay, parseMinutes } from './kickoff-time.ts';
import { nflTeamName } from './nfl-team-names.ts';

/** nflverse `games.csv`: `spread_line` is what the home team is favoured by, so the visitor is given it. */
export const parseNflverse = (rows: readonly HistoryRow[], rejected: RejectedRow[]): HistoricalGame[] => {
  const gameNumOf = createGameNumbers(`nflverse ${rows[0]?.text('game_id') ?? ''}`);
  const gamesOfWeek = new Map<string, number>();
  const games: HistoricalGame[] = [];
  for (const row of rows) {
    const day = parseIsoDay(row.text('gameday'));
    const score1 = row.score('away_score');
    const score2 = row.score('home_score');
    const [team1, team2] = [row.text('away_team'), row.text('home_team')];
    const reason =
      day === null
        ? 'noDate'
        : team1 === '' || team2 === ''
          ? 'noTeam'
          : score1 === null || score2 === null
            ? 'noFinal'
            : null;
    if (reason !== null || day === null || score1 === null || score2 === null) {
      rejected.push({ row: row.row, reason: reason ?? 'noFinal' });
      continue;
    }
    const week = `${row.text('season')}.${row.text('week')}`;
    const index = gamesOfWeek.get(week) ?? 0;
    gamesOfWeek.set(week, index + 1);
    games.push({
      gameNum: gameNumOf(row.row),
      row: row.row,
      sportType: football.sportType,
      sportSubType: 'NFL',
      team1: nflTeamName(team1),
      team2: nflTeamName(team2),
      rotation1: 101 + 2 * index,
      season: row.whole('season') ?? 0,
      kickoffMs: epochMsOfZoned(day, parseMinutes(row.text('gametime')) ?? 13 * 60, EASTERN),
      open: null,
      close: lineOf(row),
      score1,
      score2,
      segments: [],
    });
  }
  return games;
};

const lineOf = (row: HistoryRow): HistoricalLine => ({
  spread1: row.points('spread_line'),
  spreadAdj1: row.price('away_spread_odds'),
  spreadAdj2: row.price('home_spread_odds'),
  moneyLine1: row.price('away_moneyline'),
  moneyLine2: row.price('home_moneyline'),
  moneyLineDraw: null,
  totalPoints: row.points('total_line'),
  over: row.price('over_odds'),
  under: row.price('under_odds'),
});
