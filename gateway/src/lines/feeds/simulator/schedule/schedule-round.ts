import { epochMsOfZoned } from '../../zoned-time.ts';
import type { League } from '../leagues/league.ts';
import { hash32, shuffled, unit } from '../random.ts';
import { leadDaysOf, type Volume } from './plan-volume.ts';
import { gameNumOf } from './schedule-numbers.ts';
import type { ScheduledGame } from './scheduled-game.ts';

const DAY_MS = 86_400_000;
const EASTERN = 'America/New_York';

/** Finished games stay this long, so that a gateway that was down still gets their finals. */
const KEPT_AFTER_KICKOFF_MS = 3 * DAY_MS;

/** 1970-01-01 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** Whole games of a day when the plan has a fraction: the parts add up over the days. */
const wholeGames = (games: number, round: number): number =>
  Math.floor(games * (round + 1)) - Math.floor(games * round);

/** Minutes of the Eastern day (beyond 1440: of the following days) at which the round's games begin. */
const kickoffMinutes = (league: League, games: number, key: number): number[] => {
  const { kickoffs } = league;
  if (kickoffs.every === 'day') {
    const { fromMinute, toMinute, stepMinutes, place } = kickoffs;
    return Array.from({ length: games }, (_, index) => {
      const chance = unit(key, 21, index);
      const share = place === undefined ? chance : place + 0.1 * (chance - 0.5);
      const minutes = ((toMinute - fromMinute) * (index + share)) / games;
      return fromMinute + Math.floor(minutes / stepMinutes) * stepMinutes;
    });
  }
  const minutes = kickoffs.slots.flatMap(([day, minute, count]) =>
    Array<number>(count).fill(day * 1_440 + minute),
  );
  // A smaller book leaves out games evenly, so that each of the week's slots keeps some.
  return minutes.filter(
    (_, index) =>
      Math.floor(((index + 1) * games) / minutes.length) > Math.floor((index * games) / minutes.length),
  );
};

/**
 * All games of a league that belong to one day, or to the week that begins on that Monday. Nobody plays twice in it.
 */
export const scheduleRound = (seed: number, league: League, day: number, volume: Volume): ScheduledGame[] => {
  const weekly = league.kickoffs.every === 'week';
  const round = weekly ? mondayOf(day) / 7 : day;
  const key = hash32(seed, league.leagueIndex, day);
  const games = wholeGames(volume.gamesOf(league), Math.floor(round));
  const order = shuffled(league.names.length, key, 11);
  const leadMs = leadDaysOf(league, volume.leadDays) * DAY_MS;
  // Numbers of neighbouring rounds differ, so that none is on the board twice.
  const rounds = weekly ? 3 : 8;
  const block = (((Math.floor(round) % rounds) + rounds) % rounds) * Math.floor(league.names.length / 2) * 2;
  return kickoffMinutes(league, games, key).map((minute, index) => {
    const kickoffMs = epochMsOfZoned(day + Math.floor(minute / 1_440), minute % 1_440, EASTERN);
    const gameKey = hash32(key, index);
    return {
      gameNum: gameNumOf(seed, day, league.leagueIndex, index),
      key: gameKey,
      league,
      index,
      kickoffMs,
      teamIndex1: order[2 * index]!,
      teamIndex2: order[2 * index + 1]!,
      rotation1: league.rotationBase + block + 2 * index,
      // Lines of one round come out over some hours, not all in one second.
      opensMs: Math.round(kickoffMs - leadMs - unit(gameKey, 22) * DAY_MS * 0.25),
      removesMs: kickoffMs + KEPT_AFTER_KICKOFF_MS,
    };
  });
};
