import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { type AmountDoor, listAmountLabels, typeAmount } from './type-amount.ts';
import { NAME_LABELS, typeName } from './type-name.ts';

const DOORS: readonly AmountDoor[] = ['command line', 'file', 'HTTP'];

/** Labels of all that a run must have drawn. */
export const TYPING_LABELS: readonly string[] = [...DOORS.flatMap(listAmountLabels), ...NAME_LABELS];

/** An operator types an amount at one of three doors, and a name. */
export const playTyping = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const turn = world.typing.turn++;
  await typeAmount(world, bettor, DOORS[turn % DOORS.length]!, Math.floor(turn / DOORS.length));
  await typeName(world, bettor, turn);
};
