import type { GameId } from '../games/games.ts';

const SLOT_ENGINES = ['calmSlots', 'steadySlots', 'wildSlots'] as const satisfies readonly GameId[];

/** Machines of a catalogue take turns in how calm they are. @param at its place among them */
export const slotEngineAt = (at: number): GameId => SLOT_ENGINES[at % SLOT_ENGINES.length]!;
