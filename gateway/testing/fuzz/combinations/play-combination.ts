import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { placeFuzzed } from '../place-fuzzed.ts';
import { drawCombination } from './draw-combination.ts';

/** Legs of one game as one, as they may be and as they never may (HR-64). */
export const playCombination = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const drawn = drawCombination(world, bettor);
  if (drawn === null) return;
  const { label, isRefused, request } = drawn;
  world.shares.sent(label);
  const said = await placeFuzzed(world, bettor, request);
  if (said?.state !== 'accepted' && said?.state !== 'pending') return;
  world.shares.accepted(label);
  if (isRefused) world.findings.add(`taken: ${label}`, JSON.stringify(said), JSON.stringify(request));
};
