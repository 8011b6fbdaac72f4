import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import type { SaleStage } from './sale-stage.ts';
import classes from './SaleDialog.module.css';

/** What became of the last press, in a place that is kept free for it. */
export function SaleNote({ sale, pay }: { sale: SaleStage | undefined; pay: Cents | null }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const note = (): string => {
    switch (sale?.stage) {
      case 'changed':
        return t('selling:changed', {
          amount: amount(sale.offerCents),
          seen: amount(sale.order.seenCents),
        });
      case 'refused':
        return t('selling:refused', { reason: t(`selling:reason.${sale.refusal}`) });
      case 'failed':
        return t('selling:refused', { reason: t(`error:${sale.code}`) });
      case 'nothingSold':
        return t('selling:nothingSold');
      case 'pending':
        return t('selling:waits', { amount: amount(sale.order.seenCents) });
      case 'unknown':
        return t('selling:unknown');
      default:
        return pay === null ? '' : t('selling:pressSells');
    }
  };
  return (
    <p role="status" className={`${classes['note']} lb-figures`} data-stage={sale?.stage}>
      {note()}
    </p>
  );
}
