import { ROULETTE_PLACES } from '@lineboard/domain/casino/games/roulette/roulette-places';

/**
 * Where a place lies: `along` runs from the zero (0) over the twelve rows of three (1 to 12) to the columns' ends,
 * `across` from the numbers 1, 4, 7 … (0) up; below 0 lie dozens and even chances.
 */
export interface Spot {
  place: string;
  along: number;
  across: number;
  /** A field with its own name; null: a point on the lines between fields. */
  field: { length: number; width: number } | null;
}

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'];

const spotOfOutside = (place: string): Spot | null => {
  const number = Number(place.at(-1));
  if (place.startsWith('dozen'))
    return { place, along: number * 4 - 1, across: -0.5, field: { length: 4, width: 1 } };
  if (place.startsWith('column'))
    return { place, along: 13.5, across: number - 0.5, field: { length: 1, width: 1 } };
  const chance = EVEN_CHANCES.indexOf(place);
  return chance === -1
    ? null
    : { place, along: chance * 2 + 2, across: -1.5, field: { length: 2, width: 1 } };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const spotOfInside = (place: string, numbers: readonly number[]): Spot => {
  if (place === '0') return { place, along: 0.5, across: 1.5, field: { length: 1, width: 3 } };
  const others = numbers.filter((number) => number !== 0);
  const along = mean(others.map((number) => Math.ceil(number / 3) + 0.5));
  const across = mean(others.map((number) => ((number - 1) % 3) + 0.5));
  if (numbers.length === 1) return { place, along, across, field: { length: 1, width: 1 } };
  const isWholeRow = others.length % 3 === 0;
  return { place, along: numbers.includes(0) ? 1 : along, across: isWholeRow ? 0 : across, field: null };
};

/** Every place of the layout, fields before the points that lie over them. */
export const SPOTS: readonly Spot[] = [...ROULETTE_PLACES]
  .map(([place, numbers]) => spotOfOutside(place) ?? spotOfInside(place, numbers))
  .toSorted((a, b) => Number(a.field === null) - Number(b.field === null));

/** The next spot in a direction: the nearest one that isn't far off to the side. */
export const findNeighbor = (from: Spot, along: number, across: number): Spot => {
  let best: { spot: Spot; distance: number } | null = null;
  for (const spot of SPOTS) {
    const ahead = (spot.along - from.along) * along + (spot.across - from.across) * across;
    const aside =
      Math.abs((spot.along - from.along) * across) + Math.abs((spot.across - from.across) * along);
    const distance = ahead + aside * 3;
    if (ahead > 0.01 && (best === null || distance < best.distance)) best = { spot, distance };
  }
  return best?.spot ?? from;
};
