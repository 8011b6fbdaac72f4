import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import { selectOpenPicks } from '@lineboard/domain/betting/ticket/select-open-picks';
import type { SlipState } from './slip-state.ts';

/** Places of an open parlay or teaser that are still empty. */
export const countOpenSpots = ({ wager: { terms } }: PlacedWager): number =>
  'openSpots' in terms ? terms.openSpots : 0;

/** The most picks on the slip (the 999 rule): an open play ends at its places, nothing else has a limit here. */
export const selectMostPicks = ({
  items,
  options,
  filled,
}: Pick<SlipState, 'items' | 'options' | 'filled'>): number =>
  selectOpenPicks(
    filled === null
      ? { chosenOpenSpots: options.openSpots, chosenOpenPlays: 0, wagerCount: items.length }
      : { chosenOpenSpots: countOpenSpots(filled), chosenOpenPlays: items.length, wagerCount: 0 },
  );
