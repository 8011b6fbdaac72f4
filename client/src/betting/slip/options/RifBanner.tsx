import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { SlipBanner } from './SlipBanner.tsx';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The open bet that this one rolls from (HR-25), and the result for which this one waits. */
export function RifBanner() {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const parentRif = useSlip(({ options }) => options.parentRif);
  const parent = useSlip((state) => state.parent);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const setParentWinOnly = useSlip((state) => state.setParentWinOnly);
  const dropParentRif = useSlip((state) => state.dropParentRif);
  if (parentRif === null) return null;
  const { ticketNumber, wagerNumber, winOnly } = parentRif;
  return (
    <SlipBanner
      title={t('wager:rollsFrom', { ticket: `${ticketNumber}-${wagerNumber}` })}
      removeLabel={t('wager:dropParent')}
      isLocked={isLocked}
      onRemove={dropParentRif}
    >
      {parent !== null && (
        <p className="lb-figures">
          {t('slip:riskToWin', { risk: amount(parent.riskCents), toWin: amount(parent.toWinCents) })}
        </p>
      )}
      <label>
        <input
          type="checkbox"
          checked={winOnly}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => setParentWinOnly(checked)}
        />
        {t('wager:rifWinOnly')}
      </label>
      <p>{winOnly ? t('wager:about.rifWinOnly') : t('wager:about.rifWinOrPush')}</p>
      <p>{t('wager:about.rifCut')}</p>
    </SlipBanner>
  );
}
