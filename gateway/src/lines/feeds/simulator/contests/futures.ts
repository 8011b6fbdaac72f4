import { golf } from '@lineboard/domain/ground/sport/rows/golf';
import { epochMsOfZoned } from '../../zoned-time.ts';
import { MLB, NBA, NFL, NHL } from '../leagues/professional-leagues.ts';
import { createPersonNames } from '../leagues/person-names.ts';
import { hash32, normal, unit } from '../random.ts';
import { mondayOf } from '../schedule/schedule-round.ts';
import { futureContestNum } from '../schedule/schedule-numbers.ts';
import type { ContestPlan } from './contest-entity.ts';

const DAY_MS = 86_400_000;
const EASTERN = 'America/New_York';

const TOURNAMENTS = [
  'Harbor Links Open',
  'Silver Pines Classic',
  'Copper Canyon Championship',
  'Lakeshore Invitational',
  'Bayfront Masters',
  'Highland Trophy',
  'Desert Palms Open',
  'Old Mill Championship',
  'Riverbend Classic',
  'Cape Lookout Invitational',
  'Stonebridge Open',
  'Magnolia Trophy',
];

const GOLFERS = createPersonNames(120, false, 24);
const GOLF_FIELD = 60;

/** Chances that add up to one, from strengths that are spread like the field's. */
const chancesOf = (key: number, size: number, spread: number): number[] => {
  const weights = Array.from({ length: size }, (_, index) => Math.exp(spread * normal(key, 1, index)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

const drawWinner = (chances: readonly number[], key: number): number => {
  let rest = unit(key, 2);
  const at = chances.findIndex((chance) => (rest -= chance) < 0);
  return at < 0 ? 0 : at;
};

/** The share of tournaments that end with two in front: a play-off is not always held. */
const SHARED = 0.15;

const race = (names: readonly string[], key: number, spread: number, shared = 0) => {
  const chances = chancesOf(key, names.length, spread);
  const winner = drawWinner(chances, key);
  const second = unit(key, 4) < shared ? (winner + 1) % names.length : null;
  return {
    contestants: names.map((name, index) => ({ name, chance: chances[index]! })),
    outcomeOf: (index: number): 'W' | 'L' => (index === winner || index === second ? 'W' : 'L'),
    winners: second === null ? 1 : 2,
    overround: 0.2,
  };
};

/** One tournament a week, Thursday to Sunday; its winner is bet on until the first tee time. */
const planGolf = (seed: number, store: string, monday: number): ContestPlan => {
  const key = hash32(seed, 2_401, monday);
  const first = hash32(key, 3) % GOLFERS.length;
  const field = Array.from({ length: GOLF_FIELD }, (_, index) => GOLFERS[(first + index) % GOLFERS.length]!);
  const at = (day: number, hour: number): number => epochMsOfZoned(monday + day, hour * 60, EASTERN);
  const name = TOURNAMENTS[((monday / 7) | 0) % TOURNAMENTS.length]!;
  return {
    ...race(field, key, 1, SHARED),
    contestNum: futureContestNum(seed, monday, 0),
    key,
    store,
    contestType: golf.sportType,
    contestType2: 'Tour',
    contestType3: 'Winner',
    contestDesc: `${name} – Winner`,
    rotNum: 500_001,
    gameNum: null,
    isSpotlight: true,
    opensMs: at(-7, 12),
    cutoffMs: at(3, 7),
    decidedMs: () => at(6, 19),
    removesMs: at(9, 12),
  };
};

/** Champions of the big leagues: one contest per league and calendar year, decided on 22 December. */
const planTitles = (seed: number, store: string, year: number): ContestPlan[] =>
  [NFL, NBA, MLB, NHL].map((league, order) => {
    const day = Date.UTC(year, 11, 22) / DAY_MS;
    const key = hash32(seed, 2_402, year, league.leagueIndex);
    return {
      ...race(league.names, key, 0.9),
      contestNum: futureContestNum(seed, day, 10 + order),
      key,
      store,
      contestType: `${league.sportType} Futures`,
      contestType2: league.sportSubType,
      contestType3: 'Champion',
      contestDesc: `${league.sportSubType} ${year} – Champion`,
      rotNum: 510_001 + 100 * order,
      gameNum: null,
      isSpotlight: false,
      opensMs: epochMsOfZoned(day - 364, 12 * 60, EASTERN),
      cutoffMs: epochMsOfZoned(day - 1, 12 * 60, EASTERN),
      decidedMs: () => epochMsOfZoned(day, 23 * 60, EASTERN),
      removesMs: epochMsOfZoned(day + 3, 12 * 60, EASTERN),
    };
  });

/** Every contest without a game that may be in the book on one of these days of the Eastern calendar. */
export const planFutures = (seed: number, store: string, fromDay: number, toDay: number): ContestPlan[] => {
  const plans: ContestPlan[] = [];
  for (let monday = mondayOf(fromDay) - 14; monday <= toDay + 14; monday += 7)
    plans.push(planGolf(seed, store, monday));
  const firstYear = new Date((fromDay - 7) * DAY_MS).getUTCFullYear();
  const lastYear = new Date((toDay + 370) * DAY_MS).getUTCFullYear();
  for (let year = firstYear; year <= lastYear; year += 1) plans.push(...planTitles(seed, store, year));
  return plans;
};
