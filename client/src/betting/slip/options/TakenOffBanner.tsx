import { useTranslation } from 'react-i18next';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';
import { SlipBanner } from './SlipBanner.tsx';

/** How many picks another wager type or teaser removed, and a button that restores those that it takes. */
export function TakenOffBanner() {
  const { t } = useTranslation();
  const takenOff = useSlip((state) => state.takenOff);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const bringBackPicks = useSlip((state) => state.bringBackPicks);
  const forgetTakenOff = useSlip((state) => state.forgetTakenOff);
  if (takenOff === null) return null;
  const count = takenOff.fitting.length;
  return (
    <SlipBanner
      title={t('wager:takenOff', { count: takenOff.count })}
      removeLabel={t('slip:closeNotice')}
      isLocked={isLocked}
      onRemove={forgetTakenOff}
    >
      {count === 0 ? (
        <p>{t('wager:noneFits', { count: takenOff.count })}</p>
      ) : (
        <button type="button" disabled={isLocked} onClick={bringBackPicks}>
          {t('wager:bringBack', { count })}
        </button>
      )}
    </SlipBanner>
  );
}
