import type { PlantedFault } from '../planted-fault.ts';

/** Nothing notices these yet: each waits for a test, and the command names them until it has one. */
export const NOT_YET_SEEN: readonly PlantedFault[] = [];
