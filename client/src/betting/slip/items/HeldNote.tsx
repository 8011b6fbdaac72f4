import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { describeHolding } from '../../my-legs/describe-holding.ts';
import type { Holding } from '../../my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../my-legs/my-legs-store.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

const withoutPart = (whole: Holding, part: Holding): Holding => ({
  aloneCents: whole.aloneCents - part.aloneCents,
  together: whole.together - part.together,
  togetherCents: whole.togetherCents - part.togetherCents,
});

/**
 * `You have this: 50.00`, before a bet is made twice; nothing of a pick that isn't at risk yet. The slip's own ticket,
 * while it waits, is no second bet.
 */
export function HeldNote({ pick }: { pick: WagerPick }) {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  const { amount } = useFormats();
  const ownKey = useSlip(({ ticket }) => (isUnderWay(ticket) ? ticket.request.idempotencyKey : null));
  const key = keyOfPick(pick);
  const known = useMyLegs(({ held }) => held.get(key));
  const own = useMyLegs(({ waiting }) => waiting.get(ownKey ?? '')?.get(key));
  if (known === undefined) return null;
  const holding = own === undefined ? known : withoutPart(known, own);
  if (holding.aloneCents === 0 && holding.together === 0) return null;
  return <p className="lb-figures">{t('my-bets:have', { held: describeHolding(t, amount, holding) })}</p>;
}
