import { playerOf } from '../leagues/rosters.ts';
import { TWO_WAY_OVERROUND } from '../markets/prices.ts';
import { hash32, normal, unit } from '../random.ts';
import {
  CONTESTS_OF_A_GAME,
  gameContestNum,
  MOST_GAMES_WITH_CONTESTS,
} from '../schedule/schedule-numbers.ts';
import type { ScheduledGame } from '../schedule/scheduled-game.ts';
import type { ContestPlan } from './contest-entity.ts';

/** Share of games with player props, and of fights with a question about how they end. */
const WITH_PROPS_SHARE = 0.4;

/** What a contest needs to know of its game. */
export interface GameOfContest {
  game: ScheduledGame;
  store: string;
  seed: number;
  /** The day in the Eastern calendar; it is the round that the game belongs to. */
  day: number;
  endMs(): number;
  postponed(): boolean;
}

type Question = Pick<ContestPlan, 'contestDesc' | 'contestType3' | 'contestants' | 'outcomeOf' | 'overround'>;

/**
 * A player's over and under; what he makes of it is drawn around the same mean that the line is. Where a game has room
 * for more questions than its league counts things, the other team has a player for the first of them, too.
 */
const playerQuestion = ({ game }: GameOfContest, order: number, key: number): Question => {
  const { props, names } = game.league;
  const propIndex = order % props.length;
  const { what, mean } = props[propIndex]!;
  const first = unit(hash32(game.key, 62, propIndex), 3) < 0.5;
  const isOther = Math.floor(order / props.length) % 2 === 1;
  const teamIndex = first === isOther ? game.teamIndex2 : game.teamIndex1;
  const team = names[teamIndex]!;
  const player = playerOf(game.league, teamIndex, propIndex);
  const expected = mean * (0.75 + 0.5 * unit(key, 5));
  const line = Math.max(0.5, Math.floor(expected) + 0.5);
  const made = Math.max(0, Math.round(expected + Math.sqrt(mean) * 1.3 * normal(key, 6)));
  const over = Math.min(0.62, Math.max(0.38, 0.5 + (expected - line) / (3.2 * Math.sqrt(mean))));
  return {
    contestType3: what,
    contestDesc: `${player} (${team}) – ${what}`,
    contestants: [
      { name: `Over ${line}`, chance: over },
      { name: `Under ${line}`, chance: 1 - over },
    ],
    outcomeOf: (index) => (made > line === (index === 0) ? 'W' : 'L'),
    overround: TWO_WAY_OVERROUND,
  };
};

/** How a fight ends; a third of them go the distance. */
const fightQuestion = ({ game }: GameOfContest, key: number): Question => {
  const distance = unit(key, 3) < 0.4;
  const chance = 0.4 + 0.1 * (unit(key, 4) - 0.5);
  const name = (teamIndex: number): string => game.league.names[teamIndex]!;
  return {
    contestType3: 'Goes the Distance',
    contestDesc: `${name(game.teamIndex1)} vs ${name(game.teamIndex2)} – Goes the Distance`,
    contestants: [
      { name: 'Yes', chance },
      { name: 'No', chance: 1 - chance },
    ],
    outcomeOf: (index) => (distance === (index === 0) ? 'W' : 'L'),
    overround: TWO_WAY_OVERROUND,
  };
};

/** The contests that are linked to a game; open until its kick-off, decided some minutes after its end. */
export const planGameContests = (source: GameOfContest): ContestPlan[] => {
  const { game, seed, day, store } = source;
  const { league, index } = game;
  const isFight = league.scoring === 'fight';
  if (index >= MOST_GAMES_WITH_CONTESTS || (!isFight && unit(game.key, 61) >= WITH_PROPS_SHARE)) return [];
  const questions = isFight ? 1 : league.props.length === 0 ? 0 : CONTESTS_OF_A_GAME;
  return Array.from({ length: questions }, (_, order) => {
    const key = hash32(game.key, 62, order);
    return {
      ...(isFight ? fightQuestion(source, key) : playerQuestion(source, order, key)),
      ...timesOf(source),
      contestNum: gameContestNum(seed, day, league.leagueIndex, index, order),
      key,
      store,
      contestType: `${league.sportType} Props`,
      contestType2: league.sportSubType,
      rotNum: game.rotation1 + 300_000 + 10_000 * order,
      gameNum: game.gameNum,
      isSpotlight: false,
    };
  }).map((plan) => (source.postponed() ? { ...plan, outcomeOf: () => 'P' as const } : plan));
};

const SETTLED_AFTER_MS = 6 * 60_000;

const timesOf = ({ game, endMs }: GameOfContest) => ({
  opensMs: game.opensMs,
  cutoffMs: game.kickoffMs,
  decidedMs: () => endMs() + SETTLED_AFTER_MS,
  removesMs: game.removesMs,
});
