import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import { SlipBanner } from './SlipBanner.tsx';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The open bet that this one rolls from (HR-25), and on what of it this one waits. */
export function RifBanner() {
  const { t } = useTranslation('wager');
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
      title={t('rollsFrom', { ticket: `${ticketNumber}-${wagerNumber}` })}
      removeLabel={t('dropParent')}
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
        {t('rifWinOnly')}
      </label>
      <p>{winOnly ? t('about.rifWinOnly') : t('about.rifWinOrPush')}</p>
      <p>{t('about.rifCut')}</p>
    </SlipBanner>
  );
}
