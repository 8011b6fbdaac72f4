import type { NumberOffer } from '@lineboard/domain/betting/numbers/list-numbers';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { PressedSubject } from '../../betting/bets/bet-subject.ts';
import type { SeenLine } from '../../betting/slip/state/slip-item.ts';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';

type Slip = Pick<SlipState, 'items' | 'options' | 'rules' | 'filled'>;

const pointsBoughtOf = ({ source }: NumberOffer): number =>
  source.kind === 'bought' ? source.pointsBought : 0;

/** A pick at this number would get it from this slip: its teaser's legs are teased, and no others are. */
const isKindOf = (slip: Slip, { source }: NumberOffer): boolean =>
  source.kind === 'teased'
    ? selectChosenTeaser(slip)?.teaserName === source.card.teaserName
    : !isTeased(slip.options);

export const isNumberOnSlip = (slip: Slip, offer: NumberOffer): boolean =>
  isKindOf(slip, offer) &&
  slip.items.some(
    ({ itemId, pointsBought }) => itemId === keyOfPick(offer.pick) && pointsBought === pointsBoughtOf(offer),
  );

/** @returns false where the slip didn't take it */
const put = (offer: NumberOffer, seen: SeenLine, subject: PressedSubject): boolean => {
  const slip = useSlip.getState();
  const itemId = keyOfPick(offer.pick);
  if (!isKindOf(slip, offer)) return false;
  const isThere = slip.items.some((item) => item.itemId === itemId);
  if (!isThere && !slip.togglePick(offer.pick, seen, subject)) return false;
  const pointsBought = pointsBoughtOf(offer);
  if (isThere || pointsBought !== 0) slip.buyPoints(itemId, pointsBought);
  return true;
};

/**
 * Puts exactly this number onto the slip, or takes it off, as a press on its cell and the slip's own choices would do.
 * The slip may ask first if the kind of ticket has to change for it; the pick then follows the answer.
 *
 * @returns false where the slip takes nothing now
 */
export const takeNumber = (offer: NumberOffer, seen: SeenLine, subject: PressedSubject): boolean => {
  const slip = useSlip.getState();
  if (isUnderWay(slip.ticket)) return false;
  if (isNumberOnSlip(slip, offer)) {
    slip.removeItem(keyOfPick(offer.pick));
    return true;
  }
  if (!offer.isOpen) return false;
  if (!isKindOf(slip, offer)) {
    if (offer.source.kind === 'teased') slip.chooseTeaser(offer.source.card.teaserName);
    else slip.chooseWagerType('straight');
  }
  if (useSlip.getState().pendingChange === null) return put(offer, seen, subject);
  const stop = useSlip.subscribe(({ pendingChange, owner }) => {
    if (pendingChange !== null) return;
    stop();
    // The question ends with its customer's session, too.
    if (owner === slip.owner) put(offer, seen, subject);
  });
  return true;
};
