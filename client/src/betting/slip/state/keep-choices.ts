import { shapeOfDraft, type TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import { rowOfType, type TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { ChosenOptions, SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/*
 * What is chosen for the ticket, its teaser, the sizes of a round robin, open spots, a birdcage and less juice, comes
 * back with the wager type that had it. Each pick remembers it, as it does the amounts. A shape of the strip finds what
 * was chosen in just that shape; a type that has several shapes comes back in the one that it had last.
 *
 * The memory comes from the device, and outlives cards and restrictions: of an option that its type doesn't have, or
 * that the slip doesn't offer now, nothing is chosen.
 */

type Slip = Pick<SlipState, 'items' | 'options'>;

/** What was chosen in each shape that a pick stood in, that of the present one included and last. */
export const noteChoices = ({ options }: Slip, item: SlipItem): readonly ChosenOptions[] => {
  const shape = shapeOfDraft(options);
  const { wagerType, roundRobinSizes, openSpots, arbc, lessJuice, teaserName } = options;
  const others = (item.chosen ?? []).filter((each) => each.shape !== shape);
  return [...others, { shape, wagerType, roundRobinSizes, openSpots, arbc, lessJuice, teaserName }];
};

/** What was chosen for these picks when they stood in this shape. */
export const recallChoices = (items: readonly SlipItem[], shape: TicketShape): ChosenOptions | undefined =>
  items.flatMap(({ chosen = [] }) => chosen.filter((each) => each.shape === shape))[0];

const recallType = (items: readonly SlipItem[], wagerType: TicketWagerType): ChosenOptions | undefined =>
  items.flatMap(({ chosen = [] }) => chosen.findLast((each) => each.wagerType === wagerType) ?? [])[0];

/** Chooses again what was chosen in the present type, as far as the picks still have it. */
export const bringChoices = (): void => {
  const slip = useSlip.getState();
  const { items, options } = slip;
  const before = recallType(items, options.wagerType);
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
