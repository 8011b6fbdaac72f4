import type { GameModel } from './game-model.ts';
import type { WinCondition } from './win-condition.ts';

/** One way in which a game can go, as conditions that its points meet. */
export type GameCourse = readonly WinCondition[];

const isAny = (): boolean => true;

/**
 * The ways in which games of a league can go: overtime is played only after a level regulation, and where no final is
 * level (HR-75) one team is ahead at the end. Where the model counts overtime with the rest, it isn't told apart.
 */
export const listGameCourses = (
  { parts }: Pick<GameModel, 'parts'>,
  { mayTie }: { mayTie: boolean },
): readonly GameCourse[] => {
  /** Team 2 ahead by `least` or more in some parts; `sign` −1: team 1. */
  const ahead = (sign: 1 | -1, least: number, isCounted: (at: number) => boolean): WinCondition => ({
    shares: parts.flatMap((_part, at) => (isCounted(at) ? [-sign, sign] : [0, 0])),
    least,
  });
  const isOvertime = (at: number): boolean => parts[at]!.segments === null;
  const isRegulation = (at: number): boolean => !isOvertime(at);
  const noOvertime: WinCondition = {
    shares: parts.flatMap((_part, at) => (isOvertime(at) ? [-1, -1] : [0, 0])),
    least: 0,
  };
  const level = [ahead(1, 0, isRegulation), ahead(-1, 0, isRegulation)];
  const lengths: GameCourse[] = parts.some((_part, at) => isOvertime(at)) ? [[noOvertime], level] : [[]];
  if (mayTie) return lengths;
  return lengths.flatMap((length) => [
    [...length, ahead(1, 1, isAny)],
    [...length, ahead(-1, 1, isAny)],
  ]);
};
