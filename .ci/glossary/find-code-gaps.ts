import type { RestrictionEffect } from './restriction-effects.ts';

/** Restriction codes whose effect no row says, and rows with a code that the book doesn't have. */
export const findCodeGaps = (codes: readonly string[], effects: readonly RestrictionEffect[]): string[] => {
  const told = effects.flatMap((effect) => effect.codes.split(', '));
  return [
    ...codes.filter((code) => !told.includes(code)).map((code) => `Restriction codes: ${code} has no row`),
    ...told
      .filter((code) => !codes.includes(code))
      .map((code) => `Restriction codes: the book has no ${code}`),
  ];
};
