import { useState } from 'react';

interface LaidChip {
  place: string;
  cents: number;
}

export interface LaidChips {
  /** The sum on each place. */
  sums: ReadonlyMap<string, number>;
  totalCents: number;
  lay(place: string, cents: number): void;
  undo(): void;
  clear(): void;
}

/** Chips on the places of a table; they stay for the next round. @param maxCents the most that is laid */
export const useLaidChips = (maxCents: number): LaidChips => {
  const [chips, setChips] = useState<readonly LaidChip[]>([]);
  const sums = new Map<string, number>();
  for (const { place, cents } of chips) sums.set(place, (sums.get(place) ?? 0) + cents);
  const totalCents = chips.reduce((sum, { cents }) => sum + cents, 0);
  return {
    sums,
    totalCents,
    lay: (place, cents) => {
      if (totalCents + cents <= maxCents) setChips([...chips, { place, cents }]);
    },
    undo: () => setChips(chips.slice(0, -1)),
    clear: () => setChips([]),
  };
};
