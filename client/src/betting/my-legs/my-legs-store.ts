import { create } from 'zustand';
import { type MyLegs, NO_LEGS } from './collect-my-legs.ts';

/** The customer's undecided legs, for the board, the slip and the open bets: `keepMyLegs` fills it. */
export const useMyLegs = create<MyLegs>()(() => NO_LEGS);
