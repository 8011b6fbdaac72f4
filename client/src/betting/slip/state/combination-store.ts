import type { CombinationFaultCode } from '@lineboard/domain/betting/combination/combination-fault';
import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import type { GamePick, PickKey } from '@lineboard/domain/ground/pick/pick';
import { create } from 'zustand';

interface CombinationState {
  /** The game whose picks are being combined; null: none. */
  gameNum: number | null;
  /** Its picks that may be added. */
  candidates: readonly GamePick[];
  /** Those that can't be, and why. */
  refused: ReadonlyMap<PickKey, CombinationFaultCode>;
  /** The last of them that was pressed. */
  pressed: PickKey | null;
  /** What the worker said of the slip's combinations, by `keyOfCombination`. */
  offers: ReadonlyMap<string, CombinationOffer>;
  /** What prices them couldn't be loaded. */
  hasFailed: boolean;
}

const NONE = { gameNum: null, candidates: [], refused: new Map<PickKey, never>(), pressed: null };

export const useCombination = create<CombinationState>()(() => ({
  ...NONE,
  offers: new Map(),
  hasFailed: false,
}));

/** Combines picks of a game from now on. */
export const startCombining = (gameNum: number, candidates: readonly GamePick[]): void =>
  useCombination.setState({ ...NONE, gameNum, candidates });

export const stopCombining = (): void => useCombination.setState(NONE);
