import type { TimelineEntity, TimelineWorld } from '../timeline/timeline-entity.ts';
import { zonedDayOf } from '../zoned-time.ts';
import { createContestEntity } from './contests/contest-entity.ts';
import { planFutures } from './contests/futures.ts';
import { type GameOfContest, planGameContests } from './contests/game-contests.ts';
import { expectationOf } from './expectation.ts';
import { createGameCourse } from './game-course.ts';
import { createGameEntity } from './game-entity.ts';
import { ALL_LEAGUES } from './leagues/all-leagues.ts';
import type { League } from './leagues/league.ts';
import { evenPace, paceVolumeMs } from './markets/game-pace.ts';
import { leadDaysOf, planVolume, type Volume } from './schedule/plan-volume.ts';
import { mondayOf, scheduleRound } from './schedule/schedule-round.ts';
import type { ScheduledGame } from './schedule/scheduled-game.ts';
import type { SimulatorOptions } from './simulator-options.ts';

const DAY_MS = 86_400_000;
const EASTERN = 'America/New_York';

/** Days that a finished game's round may lie back, its week included. */
const KEPT_DAYS = 4;

/** Changes of lines that one burst makes on average; measured over a day of the default book. */
const CHANGES_PER_BURST = 3;

/** Contests move rarely: they have many prices that all change at once. */
const CONTEST_WEIGHT = 0.02;

/** The world that a seed makes. @param speed of the book's clock: the rate is one of wall time */
export const createSimulatedWorld = (options: SimulatorOptions, speed: number): TimelineWorld => {
  const volume = planVolume(options.games, options.leadDays);
  const burstsPerMs = burstRate(options, volume, speed);
  const clockStepMs = 60_000 * Math.max(1, Math.ceil(speed / 10));
  const rounds = new Map<string, TimelineEntity[]>();

  const roundOf = (league: League, day: number): TimelineEntity[] => {
    const id = `${league.leagueIndex}.${day}`;
    const known = rounds.get(id);
    if (known !== undefined) return known;
    const entities = scheduleRound(options.seed, league, day, volume).flatMap((game) =>
      entitiesOf(game, day),
    );
    // Rounds are cheap to make again: a bound is enough, and old ones go first.
    if (rounds.size > 1_500) rounds.delete(rounds.keys().next().value!);
    rounds.set(id, entities);
    return entities;
  };

  const entitiesOf = (game: ScheduledGame, day: number): TimelineEntity[] => {
    const course = createGameCourse(game, expectationOf(options.seed, game), clockStepMs);
    const source: GameOfContest = {
      game,
      day,
      seed: options.seed,
      store: options.store,
      endMs: () => course.endMs,
      postponed: () => course.postponed,
    };
    const contests = planGameContests(source);
    const correlation = contests.map(({ contestNum }) => contestNum);
    return [
      createGameEntity(game, course, { ...options, burstsPerMs, correlation }),
      ...contests.map((plan) =>
        createContestEntity(
          plan,
          evenPace(plan.key, plan.opensMs, plan.cutoffMs, CONTEST_WEIGHT * 5, burstsPerMs),
        ),
      ),
    ];
  };

  return {
    *entitiesIn(fromMs, toMs) {
      const fromDay = zonedDayOf(fromMs, EASTERN);
      const toDay = zonedDayOf(toMs, EASTERN);
      for (const league of ALL_LEAGUES) {
        const weekly = league.kickoffs.every === 'week';
        const step = weekly ? 7 : 1;
        const first = weekly ? mondayOf(fromDay - KEPT_DAYS) - 7 : fromDay - KEPT_DAYS;
        const last = toDay + leadDaysOf(league, volume.leadDays) + 1;
        for (let day = first; day <= last; day += step) yield* roundOf(league, day);
      }
      for (const plan of planFutures(options.seed, options.store, fromDay, toDay)) {
        yield createContestEntity(
          plan,
          evenPace(plan.key, plan.opensMs, plan.cutoffMs, CONTEST_WEIGHT, burstsPerMs),
        );
      }
    },
  };
};

/** Bursts a book millisecond of a market of weight 1, so that all of them together make the wanted rate. */
const burstRate = ({ rate }: SimulatorOptions, volume: Volume, speed: number): number => {
  let weight = 0;
  for (const league of ALL_LEAGUES) {
    const games = volume.gamesOf(league) / (league.kickoffs.every === 'week' ? 7 : 1);
    const playMs = league.inPlay
      ? league.segments.reduce((sum, { lengthMs, breakMs }) => sum + lengthMs + breakMs, 0)
      : 0;
    weight += (games * paceVolumeMs(leadDaysOf(league, volume.leadDays) * DAY_MS, playMs)) / DAY_MS;
  }
  return rate / (CHANGES_PER_BURST * 1_000 * speed * weight);
};
