/** What can be told of a moment in a game besides clock and score, each with its smallest and largest value. */
export const SITUATION_FIELDS = {
  /** The team that has the ball, bats or serves. */
  possession: [1, 2],
  down: [1, 4],
  /** Yards to a first down. */
  distance: [0, 99],
  yardsToGoal: [0, 99],
  balls: [0, 3],
  strikes: [0, 2],
  outs: [0, 2],
  /** The sum of 1 for a runner on first, 2 for second, 4 for third. */
  bases: [0, 7],
  /** Points of the game that is played: 0, 15, 30, 40, and 50 for advantage; in a tie-break as counted. */
  points1: [0, 99],
  points2: [0, 99],
  /** The team with more players on the ice. */
  powerPlay: [1, 2],
  /** Players that each team lost by red cards: a game isn’t played on with fewer than seven. */
  reds1: [0, 4],
  reds2: [0, 4],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type SituationField = keyof typeof SITUATION_FIELDS;
