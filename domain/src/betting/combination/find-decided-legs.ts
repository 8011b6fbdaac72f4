import type { CombinationFault } from './combination-fault.ts';
import type { GameCourse } from './game-courses.ts';
import { canBeMet } from './whole-points.ts';
import { oppositeOf, type WinCondition } from './win-condition.ts';

/**
 * Legs that can't all win, and legs of which one decides another (HR-64), by the points that both teams can have in
 * each part of the game.
 *
 * @param courses the ways in which the game can go; one at least
 * @returns one fault for each pair, or for legs that contradict each other, without any of which the others don't
 */
export const findDecidedLegs = (
  legs: readonly WinCondition[],
  courses: readonly GameCourse[],
): CombinationFault[] => {
  const canHappen = (conditions: readonly WinCondition[]): boolean =>
    courses.some((course) => canBeMet([...course, ...conditions], conditions[0]!.shares.length));
  if (legs.length < 2) return [];
  if (!canHappen(legs)) return [{ code: 'contradictory', legs: findContradiction(legs, canHappen) }];
  return listPairs(legs.length, (first, second) => !canHappen([legs[first]!, oppositeOf(legs[second]!)])).map(
    (pair) => ({ code: 'implied', legs: pair }),
  );
};

/** Takes away each leg without which the others still can't all win. */
const findContradiction = (
  legs: readonly WinCondition[],
  canHappen: (legs: readonly WinCondition[]) => boolean,
): number[] => {
  let named = legs.map((_leg, at) => at);
  for (const at of legs.keys()) {
    const others = named.filter((other) => other !== at);
    if (others.length > 1 && !canHappen(others.map((other) => legs[other]!))) named = others;
  }
  return named;
};

/** Pairs of which the first decides the second; where each decides the other, the pair is there once. */
const listPairs = (
  count: number,
  isDecided: (first: number, second: number) => boolean,
): Array<[number, number]> => {
  const pairs: Array<[number, number]> = [];
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1)
      if (isDecided(one, other)) pairs.push([one, other]);
      else if (isDecided(other, one)) pairs.push([other, one]);
  return pairs;
};
