import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './AcceptedPart.module.css';

/** Beside what is left of an amount: what it was before a share was sold. */
export function AcceptedPart({ cents, ofCents }: { cents: Cents; ofCents: Cents }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  if (cents === ofCents) return null;
  return (
    <>
      {' '}
      <small className={classes['part']}>{t('open-bets:ofAccepted', { amount: amount(ofCents) })}</small>
    </>
  );
}
