/** The headings of the page's parts, which a phone's links lead to. */
export const PART_IDS = {
  lines: 'game-lines',
  props: 'game-props',
  bets: 'game-bets',
  history: 'game-history',
} as const;
