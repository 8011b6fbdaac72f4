import type { SaleSold } from '@lineboard/domain/betting/selling/sale.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './SaleDialog.module.css';

/** What was paid for a bet, and what is left of it. */
export function SaleOutcome({ answer, onClose }: { answer: SaleSold; onClose: () => void }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { paidCents, riskLeftCents, toWinLeftCents } = answer;
  return (
    <>
      <div role="status" className={`${classes['outcome']} lb-figures`}>
        <p className={classes['paid']}>{t('selling:sold', { amount: amount(paidCents) })}</p>
        <p>
          {riskLeftCents === 0
            ? t('selling:leftNothing')
            : t('selling:left', { risk: amount(riskLeftCents), toWin: amount(toWinLeftCents) })}
        </p>
      </div>
      <Button fullWidth variant="default" data-autofocus onClick={onClose}>
        {t('shell:close')}
      </Button>
    </>
  );
}
