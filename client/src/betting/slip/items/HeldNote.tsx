import myBets from '@lineboard/domain/catalogues/en/later/my-bets.json';
import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { describeHolding } from '../../my-legs/describe-holding.ts';
import { useMyLegs } from '../../my-legs/my-legs-store.ts';

/** `You have this: 50.00`, before a bet is made twice; nothing of a pick that isn't at risk yet. */
export function HeldNote({ pick }: { pick: WagerPick }) {
  useTexts({ 'my-bets': myBets });
  const { t } = useTranslation();
  const { amount } = useFormats();
  const holding = useMyLegs(({ held }) => held.get(keyOfPick(pick)));
  if (holding === undefined) return null;
  return <p className="lb-figures">{t('my-bets:have', { held: describeHolding(t, amount, holding) })}</p>;
}
