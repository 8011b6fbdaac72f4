/** Why a ticket can't roll from a wager (HR-25). */
export const RIF_REFUSALS = [
  'rifParentInvalid',
  'wagerReserved',
  'rifFreePlayParent',
  'rifChainTooLong',
  'rifCorrelated',
] as const;

export type RifRefusal = (typeof RIF_REFUSALS)[number];
