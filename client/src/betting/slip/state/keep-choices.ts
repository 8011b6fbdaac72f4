import { shapeOfDraft, type TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { ChosenOptions, SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/*
 * Sizes of a round robin and open spots are chosen for the ticket, and come back with the wager type that had them.
 * Each pick remembers them, as it does the amounts. A shape of the strip finds those of just that shape; a type that
 * has several shapes comes back in the one that it had last.
 */

type Slip = Pick<SlipState, 'items' | 'options'>;

/** What was chosen in each shape that a pick stood in, that of the present one included and last. */
export const noteChoices = ({ options }: Slip, item: SlipItem): readonly ChosenOptions[] => {
  const shape = shapeOfDraft(options);
  const { wagerType, roundRobinSizes, openSpots, lessJuice, teaserName } = options;
  const others = (item.chosen ?? []).filter((each) => each.shape !== shape);
  return [...others, { shape, wagerType, roundRobinSizes, openSpots, lessJuice, teaserName }];
};

/** What was chosen for these picks when they stood in this shape. */
export const recallChoices = (items: readonly SlipItem[], shape: TicketShape): ChosenOptions | undefined =>
  items.flatMap(({ chosen = [] }) => chosen.filter((each) => each.shape === shape))[0];

/** Chooses again what was chosen in the present type, as far as the picks still have it. */
export const bringChoices = (): void => {
  const { items, options, evaluation, toggleRoundRobinSize, chooseOpenSpots } = useSlip.getState();
  const before = items.flatMap(
    ({ chosen = [] }) => chosen.findLast(({ wagerType }) => wagerType === options.wagerType) ?? [],
  )[0];
  if (before === undefined) return;
  // The slip drops the sizes that its picks don't have.
  for (const size of before.roundRobinSizes) toggleRoundRobinSize(size);
  if (before.openSpots > 0) chooseOpenSpots(Math.min(before.openSpots, evaluation.choices.mostOpenSpots));
};
