/** The sums of a full ticket stay safe integers. */
export const MAX_TICKET_ITEMS = 50;

/** The wager types of the slip. */
export const TICKET_WAGER_TYPES = [
  'straight',
  'parlay',
  'teaser',
  'ifWinOnly',
  'ifWinOrPush',
  'actionReverse',
] as const;
