import { shapeOfDraft } from '@lineboard/domain/betting/shapes/ticket-shapes';
import { bringAmounts, noteAmounts } from './keep-amounts.ts';
import { bringChoices, noteChoices } from './keep-choices.ts';
import type { SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

type Slip = Pick<SlipState, 'items' | 'options'>;

const isOtherBet = ({ options: now }: Slip, { options: before }: Slip): boolean =>
  shapeOfDraft(now) !== shapeOfDraft(before) || now.teaserName !== before.teaserName;

/** Its picks with what was typed and chosen for them. */
export const noteEntered = (slip: Slip): Slip => ({
  ...slip,
  items: slip.items.map((item) => ({
    ...item,
    typed: noteAmounts(slip, item),
    chosen: noteChoices(slip, item),
  })),
});

const withNoted = (items: readonly SlipItem[], noted: Slip): readonly SlipItem[] => {
  const byId = new Map(noted.items.map((item) => [item.itemId, item]));
  return items.map((item) => {
    const { typed, chosen } = byId.get(item.itemId) ?? {};
    return { ...item, ...(typed !== undefined && { typed }), ...(chosen !== undefined && { chosen }) };
  });
};

const bringEntered = (left: Slip): void => {
  const noted = noteEntered(left);
  useSlip.setState({ items: withNoted(useSlip.getState().items, noted) });
  bringChoices();
  bringAmounts(noted);
};

/**
 * Keeps what was typed and chosen over changes of the wager type: it is chosen last, and loses nothing. The memory is a
 * part of the picks: it is kept over a reload with them, and goes with them. @returns stops it
 */
export const keepEntered = (): (() => void) => {
  /** The slip before the change, until its picks are back: a type begins without any. */
  let left: Slip | null = null;
  /** What is chosen again isn't chosen anew. */
  let isBringing = false;
  return useSlip.subscribe((state, earlier) => {
    if (isBringing) return;
    const { items, options, ticket, owner, takenOff } = state;
    if (owner !== earlier.owner || options.filling !== null) left = null;
    else if (earlier.items.length > 0 && isOtherBet(state, earlier)) {
      // A shape brings its own amounts; what was typed before it is remembered, too.
      if (items.length > 0) useSlip.setState({ items: withNoted(items, noteEntered(earlier)) });
      else if (takenOff !== null && earlier.options.filling === null) left = earlier;
    } else if (left !== null && items.length > 0) {
      const before = left;
      left = null;
      isBringing = true;
      bringEntered(before);
      isBringing = false;
    } else if (earlier.ticket.stage === 'accepted' && ticket.stage !== 'accepted' && items.length > 0)
      // The picks of a placed ticket begin again.
      useSlip.setState({ items: items.map(({ typed: _typed, chosen: _chosen, ...item }) => item) });
  });
};
