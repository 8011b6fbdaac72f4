import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './SaleStrip.module.css';

/** What was paid for the part of a bet that was sold, or for the whole. */
export function SoldNote({ bet: { sold } }: { bet: Pick<Bet, 'sold'> }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  if (sold == null) return null;
  return (
    <p className={`${classes['sold']} lb-figures`}>
      {t('selling:soldPart', { paid: amount(sold.paidCents), risk: amount(sold.riskCents) })}
    </p>
  );
}
