import type { ParlayRestriction } from './game.schema.ts';

/** What several games forbid a wager of all of them: D before S before nothing (HR-11). */
export const selectStrictest = (
  restrictions: ReadonlyArray<ParlayRestriction | null>,
): ParlayRestriction | null => (restrictions.includes('D') ? 'D' : restrictions.includes('S') ? 'S' : null);
