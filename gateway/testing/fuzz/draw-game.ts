import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { FIRST_ALTERNATE_LINE } from '@lineboard/domain/ground/sport/alternate-line';
import { findRegulation } from '@lineboard/domain/ground/sport/find-period';
import type { HistoricalGame, HistoricalLine } from '../../src/lines/feeds/replay/historical-game.ts';
import { emptyLine } from '../../src/lines/feeds/timeline/empty-line.ts';
import { between, chance } from '../season/chance.ts';
import { createSeasonGame, type SeasonGame } from '../season/season-game.ts';
import { chooseBelow, chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';

/** A made-up game, like the season's, some of them under way, some with alternate lines or one of the regulation. */
export interface FuzzGame extends SeasonGame {
  /** Live wagers wait (HR-44). */
  isLive: boolean;
}

const SPORTS = ['Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer'] as const;
type FuzzSport = (typeof SPORTS)[number];

const LEAGUES: Record<FuzzSport, string> = {
  Football: 'NFL',
  Basketball: 'NBA',
  Baseball: 'MLB',
  Hockey: 'NHL',
  Soccer: 'Bundesliga',
};
/** Segments of a game and the most points that a team makes in one. */
const SCORES: Record<FuzzSport, readonly [segments: number, most: number]> = {
  Football: [4, 10],
  Basketball: [4, 36],
  Baseball: [9, 2],
  Hockey: [3, 2],
  Soccer: [2, 2],
};
const TOTALS: Record<FuzzSport, number> = {
  Football: 41,
  Basketball: 215,
  Baseball: 8.5,
  Hockey: 6,
  Soccer: 2.5,
};
const SPREADS: Record<FuzzSport, readonly number[]> = {
  Football: [-10, -7, -6.5, -3, -2.5, 1, 3, 3.5, 7],
  Basketball: [-9.5, -4, -1.5, 2, 5.5, 8],
  Baseball: [-1.5, 1.5],
  Hockey: [-1.5, 1.5],
  Soccer: [-1.25, -0.75, -0.5, -0.25, 0, 0.25, 0.75, 1],
};
const PRICES = [-135, -120, -115, -110, -110, -110, -105, 100, 105, 120];
const DAY_MS = 86_400_000;

/** @param at its place among all games: it decides the game's number and what happens to it */
export const drawGame = (random: Random, at: number): FuzzGame => {
  const sportType = chooseOne(random, SPORTS);
  const isLive = chance(random, 0.1);
  // Nobody meets somebody twice at one minute.
  const kickOffMs = Date.now() + (isLive ? -(1 + at) * 60_000 : DAY_MS + at * 60_000);
  const season = createSeasonGame(drawPlayed(random, sportType, at), at, kickOffMs);
  const alternates =
    (sportType === 'Football' || sportType === 'Basketball') && chance(random, 0.6)
      ? [between(random, 0, 3), between(random, 4, 19)]
      : [];
  const ladder = (lines: GameLine[]): GameLine[] => [
    ...lines,
    ...alternates.map((step) => createAlternate(lines[0]!, step)),
    ...(at % 2 === 0 ? createRegulation(sportType, lines[0]!) : []),
  ];
  const open = ({ game, lines }: SeasonGame['opening']): SeasonGame['opening'] => ({
    game,
    lines: ladder(lines).map((line) => ({ ...line, periodWagerCutoffMs: Date.now() + DAY_MS })),
  });
  return { ...season, isLive, opening: open(season.opening), closing: open(season.closing) };
};

/** Another spread and total for the whole game, some points off, some of them on a quarter of a point. */
const createAlternate = (line: GameLine, step: number): GameLine => {
  const off = (step - 9.5) / 2 + (step % 5 === 2 ? 0.5 : 0.25);
  return {
    ...line,
    periodNumber: FIRST_ALTERNATE_LINE + step,
    spread1: (line.spread1 ?? 0) + off,
    spread2: 0 - ((line.spread1 ?? 0) + off),
    spreadAdj1: -110 - step,
    spreadAdj2: 100 + step,
    totalPoints: (line.totalPoints ?? 0) + off,
    moneyLine1: null,
    moneyLine2: null,
    moneyLineDraw: null,
    team1TotalPoints: null,
    team2TotalPoints: null,
  };
};

/** The game's money line without its overtime: longer for both teams, and a draw. */
const createRegulation = (sportType: FuzzSport, line: GameLine): GameLine[] => {
  const period = findRegulation(sportType);
  if (period === undefined) return [];
  return [
    {
      ...emptyLine(line.gameNum, period.periodNumber, line.store, line.periodWagerCutoffMs, false),
      moneyLine1: longer(line.moneyLine1),
      moneyLine2: longer(line.moneyLine2),
      moneyLineDraw: sportType === 'Hockey' ? 330 : 1_200,
      version: 0,
      doubtedMarkets: '',
    },
  ];
};

/** By twenty cents, without a gap at even money. */
const longer = (price: number | null): number | null => {
  if (price === null) return null;
  return price + 20 > -100 && price < 0 ? price + 220 : price + 20;
};

const drawPlayed = (random: Random, sportType: FuzzSport, at: number): HistoricalGame => {
  const [count, most] = SCORES[sportType];
  const segments = Array.from(
    { length: count },
    () => [chooseBelow(random, most + 1), chooseBelow(random, most + 1)] as const,
  );
  // Only soccer ends level: the others play on, and it counts (HR-40).
  const sum = (side: 0 | 1): number => segments.reduce((total, segment) => total + segment[side], 0);
  const more = sportType !== 'Soccer' && sum(0) === sum(1) ? ([[1, 0]] as const) : [];
  return {
    gameNum: at + 1,
    row: at + 2,
    sportType,
    sportSubType: LEAGUES[sportType],
    team1: `Visitors ${at}`,
    team2: `Hosts ${at}`,
    rotation1: 2 * (at % 20_000) + 1,
    season: 2031,
    kickoffMs: 0,
    open: chance(random, 0.3) ? drawLine(random, sportType) : null,
    close: drawLine(random, sportType),
    score1: sum(0) + more.length,
    score2: sum(1),
    segments: [...segments, ...more],
  };
};

const drawLine = (random: Random, sportType: FuzzSport): HistoricalLine => {
  // What a progressive parlay takes (HR-16) is at the same price on both sides, and it takes four and more.
  const [over, under] = chance(random, 0.5)
    ? [-110, -110]
    : [chooseOne(random, PRICES), chooseOne(random, PRICES)];
  return {
    spread1: chooseOne(random, SPREADS[sportType]),
    spreadAdj1: chooseOne(random, PRICES),
    spreadAdj2: chooseOne(random, PRICES),
    moneyLine1: chooseOne(random, [-1750, -240, -130, 110, 135, 210]),
    moneyLine2: chooseOne(random, [-310, -150, 105, 120, 180, 1350]),
    moneyLineDraw: sportType === 'Soccer' ? chooseOne(random, [230, 260, 310]) : null,
    totalPoints:
      TOTALS[sportType] + chooseOne(random, [0, 0.5, 1, ...(sportType === 'Soccer' ? [0.25] : [])]),
    over,
    under,
  };
};
