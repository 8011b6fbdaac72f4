/** Ids of the headings of the page's parts, the targets of a phone's links. */
export const PART_IDS = {
  inPlay: 'game-in-play',
  lines: 'game-lines',
  props: 'game-props',
  bets: 'game-bets',
  history: 'game-history',
} as const;
