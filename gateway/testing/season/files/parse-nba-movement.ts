import type { HistoricalLine } from '../../../src/lines/feeds/replay/historical-game.ts';
import { createPlay, createRejections, NO_LINE, type ReadPlays, USUAL_PRICE } from './season-play.ts';
import { priceOfShare } from './price-of-share.ts';

interface Snapshot {
  game_date: string;
  home_team_abbr: string;
  away_team_abbr: string;
  timestamp: string;
  home_prob: number | null;
  spread: number | null;
  over_under: number | null;
}

/** Lines watched over days, one look a line; what a look doesn't tell stays as it was. No finals. */
export const parseNbaMovement = (file: string, text: string): ReadPlays => {
  const rejected = createRejections();
  const looks = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Snapshot);
  const games = Map.groupBy(looks, (look) =>
    [look.game_date, look.away_team_abbr, look.home_team_abbr].join(' '),
  );
  const plays = [...games.values()].flatMap((ofGame) => {
    const [first] = ofGame;
    const kickoffMs = Date.parse(`${first?.game_date}T23:00:00Z`);
    if (first === undefined || Number.isNaN(kickoffMs)) {
      rejected.add('no day');
      return [];
    }
    let line = NO_LINE;
    const lines = ofGame
      .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
      .map((look) => (line = applyLook(line, look)));
    return [
      createPlay(
        file,
        {
          sportType: 'Basketball',
          sportSubType: 'NBA',
          team1: first.away_team_abbr,
          team2: first.home_team_abbr,
          kickoffMs,
          open: lines[0] ?? NO_LINE,
          close: lines.at(-1) ?? NO_LINE,
          score1: 0,
          score2: 0,
          segments: [],
        },
        { isOver: false, moves: lines.slice(1, -1) },
      ),
    ];
  });
  return { plays, rejected: rejected.counts };
};

/** The spread is the home team's. */
const applyLook = (
  line: HistoricalLine,
  { home_prob: share, spread, over_under: total }: Snapshot,
): HistoricalLine => ({
  ...line,
  ...(share !== null &&
    share > 0 &&
    share < 1 && { moneyLine1: priceOfShare(1 - share), moneyLine2: priceOfShare(share) }),
  ...(spread !== null && { spread1: 0 - spread, spreadAdj1: USUAL_PRICE, spreadAdj2: USUAL_PRICE }),
  ...(total !== null && { totalPoints: total, over: USUAL_PRICE, under: USUAL_PRICE }),
});
