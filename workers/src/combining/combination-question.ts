import type { CombinationFaultCode } from '@lineboard/domain/betting/combination/combination-fault';
import type {
  CombinationConditions,
  CombinationOffer,
} from '@lineboard/domain/betting/combination/offer-combination';
import type { GamePick, PickKey } from '@lineboard/domain/ground/pick/pick';

/** A leg as it is picked. */
export interface CombinedLeg {
  pick: GamePick;
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
}

/** Legs of one game to be priced as one, and the picks of it that may be added, by what the page has of the game. */
export interface CombinationQuestion extends Omit<CombinationConditions, 'figures'> {
  /** What the page calls it. */
  key: string;
  legs: readonly CombinedLeg[];
  candidates: readonly CombinedLeg[];
}

/** Why a pick can't join the legs. */
export interface RefusedPick {
  code: CombinationFaultCode;
  /** The legs that it can't stand beside; none where it is the pick itself that doesn't fit. */
  others: readonly PickKey[];
}

export interface CombinationReport {
  key: string;
  offer: CombinationOffer;
  /** The picks that can't be added, and why. */
  refused: ReadonlyArray<readonly [PickKey, RefusedPick]>;
}
