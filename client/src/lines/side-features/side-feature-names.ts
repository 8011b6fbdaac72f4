/** What may stand beside the board, in the order in which it is offered. */
export const SIDE_FEATURE_NAMES = ['openBets', 'nextGames', 'props'] as const;

export type SideFeatureName = (typeof SIDE_FEATURE_NAMES)[number];

/** @param names as the device remembers them: of an earlier release, or written by somebody else */
export const selectSideFeatures = (names: readonly string[]): SideFeatureName[] =>
  [...new Set(names)].flatMap((name) => SIDE_FEATURE_NAMES.find((known) => known === name) ?? []);

/** Carries the control that opens and closes them: there the focus goes when what had it is gone. */
export const SIDE_MENU_ID = 'side-menu';
