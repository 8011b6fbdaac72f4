/** The features that can go next to the board, in the order in which they are offered. */
export const SIDE_FEATURE_NAMES = ['openBets', 'nextGames', 'props'] as const;

export type SideFeatureName = (typeof SIDE_FEATURE_NAMES)[number];

/** @param names as the device stored them: possibly by an earlier release, or by anything else */
export const selectSideFeatures = (names: readonly string[]): SideFeatureName[] =>
  [...new Set(names)].flatMap((name) => SIDE_FEATURE_NAMES.find((known) => known === name) ?? []);

/** Marks the control that opens and closes them: the focus goes there when the focused element is gone. */
export const SIDE_MENU_ID = 'side-menu';
