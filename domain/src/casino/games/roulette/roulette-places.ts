/** Numbers of the wheel, in its order, from the zero on. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const NUMBERS = WHEEL.length;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colorOfNumber = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_none, index) => from + index * step);

const ALL = range(1, 36);

/** Bets on numbers next to each other on the layout are named by them: `17`, `17-20`, `0-1-2`. */
const named = (numbers: readonly number[]): [string, readonly number[]] => [numbers.join('-'), numbers];

const INSIDE = [
  ...range(0, 36).map((number) => [number]),
  ...ALL.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ...ALL.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...[1, 2, 3].map((number) => [0, number]),
  ...range(1, 34, 3).map((number) => range(number, number + 2)),
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
  ...ALL.filter((number) => number <= 32 && number % 3 !== 0).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
  ]),
  ...range(1, 31, 3).map((number) => range(number, number + 5)),
];

const OUTSIDE: [string, readonly number[]][] = [
  ['dozen1', range(1, 12)],
  ['dozen2', range(13, 24)],
  ['dozen3', range(25, 36)],
  ['column1', range(1, 34, 3)],
  ['column2', range(2, 35, 3)],
  ['column3', range(3, 36, 3)],
  ['low', range(1, 18)],
  ['high', range(19, 36)],
  ['even', range(2, 36, 2)],
  ['odd', range(1, 35, 2)],
  ['red', ALL.filter((number) => RED.has(number))],
  ['black', ALL.filter((number) => !RED.has(number))],
];

/** Every place that a chip may lie on, with the numbers that it wins on. */
export const ROULETTE_PLACES: ReadonlyMap<string, readonly number[]> = new Map([
  ...INSIDE.map(named),
  ...OUTSIDE,
]);
