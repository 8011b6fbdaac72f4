import { useState } from 'react';

/** The first of the values that say the same: one that comes again doesn't make anew what was made of it. */
export const useSame = <T>(value: T): T => {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
};
