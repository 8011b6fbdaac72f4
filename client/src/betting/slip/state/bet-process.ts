import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { SlipOptions } from './slip-options.ts';

/** The kind of bet that the slip is on, with what hangs on it: it changes as one. */
export interface BetProcess {
  options: SlipOptions;
  /** What `options.parentRif` names. */
  parent: PlacedWager | null;
  /** What `options.filling` names. */
  filled: PlacedWager | null;
}
