import { useState } from 'react';

/** The first of equal values: an equal value that comes again doesn't recreate what depends on it. */
export const useSame = <T>(value: T): T => {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
};
