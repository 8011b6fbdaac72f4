import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { shapeOfDraft, type TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { listCombinedGames } from './combine-picks.ts';
import type { ChosenOptions, SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/*
 * What is chosen for the ticket, its teaser, the sizes of a round robin, the games whose picks count as one, open
 * spots, a birdcage and less juice, comes back with the wager type that had it. Each pick remembers it, as it does the
 * amounts. A shape of the strip finds what was chosen in just that shape; a type that has several shapes comes back in
 * the one that it had last.
 *
 * The memory comes from the device, and outlives cards and restrictions: of an option that its type doesn't have, or
 * that the slip doesn't offer now, nothing is chosen.
 */

type Slip = Pick<SlipState, 'items' | 'options'>;

/** What was chosen in each shape that a pick stood in, that of the present one included and last. */
export const noteChoices = (slip: Slip, item: SlipItem): readonly ChosenOptions[] => {
  const { options } = slip;
  const shape = shapeOfDraft(options);
  const combinedGames = combinationsOf(options).length === 0 ? undefined : listCombinedGames(slip, null);
  const { wagerType, roundRobinSizes, openSpots, arbc, lessJuice, teaserName } = options;
  const others = (item.chosen ?? []).filter((each) => each.shape !== shape);
  const now = { shape, wagerType, roundRobinSizes, openSpots, arbc, lessJuice, teaserName };
  return [...others, { ...now, ...(combinedGames !== undefined && { combinedGames }) }];
};

/** What was chosen for these picks when they stood in this shape. */
export const recallChoices = (items: readonly SlipItem[], shape: TicketShape): ChosenOptions | undefined =>
  items.flatMap(({ chosen = [] }) => chosen.filter((each) => each.shape === shape))[0];

/** What was chosen last for these picks, of what is asked for. */
export const recallType = (
  items: readonly SlipItem[],
  isMeant: (chosen: ChosenOptions) => boolean,
): ChosenOptions | undefined => items.flatMap(({ chosen = [] }) => chosen.findLast(isMeant) ?? [])[0];

/** Chooses again what was chosen in the present type, as far as the picks still have it. */
export const bringChoices = (): void => {
  const slip = useSlip.getState();
  const { items, options } = slip;
  const before = recallType(items, ({ wagerType }) => wagerType === options.wagerType);
  if (before === undefined) return;
  const { roundRobinSizes, openSpots, arbc, lessJuice } = before;
  const { choices } = slip.evaluation;
  // The slip drops the sizes that its picks don't have.
  if (rowOfType(options.wagerType).hasRoundRobin)
    for (const size of roundRobinSizes) slip.toggleRoundRobinSize(size);
  if (openSpots > 0) slip.chooseOpenSpots(Math.min(openSpots, choices.mostOpenSpots));
  if (arbc === true && choices.arbc === null) slip.setArbc(true);
  if (lessJuice && choices.lessJuice === null) slip.setLessJuice(true);
};
