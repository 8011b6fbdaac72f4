import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { SlipOptions } from './slip-options.ts';

/** The slip's kind of bet, with everything that depends on it: it changes as a whole. */
export interface BetProcess {
  options: SlipOptions;
  /** The wager that `options.parentRif` names. */
  parent: PlacedWager | null;
  /** The wager that `options.filling` names. */
  filled: PlacedWager | null;
}
