import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import { create } from 'zustand';
import { type MyLegs, NO_LEGS } from './collect-my-legs.ts';

interface KnownLegs extends MyLegs {
  /** What is held of each pick, in words that end the sentence of a cell; none while no board is there. */
  cellWords: ReadonlyMap<PickKey, string>;
}

/** The customer's undecided legs, for the board, the slip and the open bets: `keepMyLegs` fills it. */
export const useMyLegs = create<KnownLegs>()(() => ({ ...NO_LEGS, cellWords: new Map() }));
