import type { Shares } from './count-shares.ts';
import type { Generator } from './draw-ticket.ts';
import { COMBINATION_LABELS } from './combinations/draw-combination.ts';
import { MISTYPED_LABELS } from './rulings/play-mistyped.ts';
import { SCRATCHED_LABELS } from './rulings/play-scratched.ts';
import { SALE_LABELS } from './sales/play-sales.ts';
import { TAB_LABELS } from './tabs/play-tabs.ts';
import { TYPING_LABELS } from './typing/play-typing.ts';

/** A short run takes some of each, too. */
export const DRAFT_LABELS = [
  'straight',
  'straights',
  'parlay',
  'round robin',
  'teaser',
  'progressiveParlay',
  'same-game parlay',
  'ifWinOnly',
  'ifWinOrPush',
  'actionReverse',
  'ARBC',
  'open spots',
  'fill',
  'rolling if',
  'free play',
  'less juice',
  'points bought',
  'points sold',
];

/** What each generator draws of itself, and a run that says something about it must have had. */
const LABELS: Readonly<Partial<Record<Generator, readonly string[]>>> = {
  draft: DRAFT_LABELS,
  combinations: COMBINATION_LABELS,
  sales: SALE_LABELS,
  mistyped: MISTYPED_LABELS,
  scratched: SCRATCHED_LABELS,
  tabs: TAB_LABELS,
  typing: TYPING_LABELS,
};

export const listNeverDrawn = (generators: readonly Generator[], shares: Shares): string[] => {
  const drawn = shares.list();
  return generators
    .flatMap((generator) => [`(${generator})`, ...(LABELS[generator] ?? [])])
    .filter((label) => drawn[label] === undefined);
};
