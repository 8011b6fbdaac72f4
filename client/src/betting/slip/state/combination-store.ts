import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import type { GamePick, PickKey } from '@lineboard/domain/ground/pick/pick';
import type { RefusedPick } from '@lineboard/workers/combining/combination-question';
import { create } from 'zustand';

interface CombinationState {
  /** The game whose picks are being combined on its page; null: none. */
  gameNum: number | null;
  /** Picks on the page that may be added: of that game, or on the board of those that are combined on the slip. */
  candidates: readonly GamePick[];
  /** Those that can't be, and why. */
  refused: ReadonlyMap<PickKey, RefusedPick>;
  /** The last of them that was pressed. */
  pressed: PickKey | null;
  /** What the worker said of the slip's combinations, by `keyOfCombination`. */
  offers: ReadonlyMap<string, CombinationOffer>;
  /** What prices them couldn't be loaded. */
  hasFailed: boolean;
}

/** Nobody is to say of any pick whether it may be added. */
export const NO_CANDIDATES = { candidates: [], refused: new Map<PickKey, never>() };

const NONE = { ...NO_CANDIDATES, gameNum: null, pressed: null };

export const useCombination = create<CombinationState>()(() => ({
  ...NONE,
  offers: new Map(),
  hasFailed: false,
}));

/** Combines picks of a game from now on. */
export const startCombining = (gameNum: number, candidates: readonly GamePick[]): void =>
  useCombination.setState({ ...NONE, gameNum, candidates });

export const stopCombining = (): void => useCombination.setState(NONE);
