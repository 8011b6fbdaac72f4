import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useFilledBet } from '../../bets/filled-bet-store.ts';
import { SlipBanner } from './SlipBanner.tsx';
import { countOpenSpots } from '../state/slip-open-play.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The open parlay or teaser whose places are being filled, how many are left and until when (HR-15). */
export function FillingBanner() {
  const { t } = useTranslation();
  const { amount, dateTime } = useFormats();
  const state = useSlip();
  const { filling } = state.options;
  const { filled, keepOpenPlay, rules } = state;
  const isLocked = isUnderWay(state.ticket);
  useEffect(() => {
    // The slip knows its legs only by their numbers: the bet has their names, and new legs as soon as it is filled.
    if (filling !== null) void useFilledBet.getState().load(filling);
  }, [filling, filled]);
  if (filling === null || filled === null) return null;
  return (
    <SlipBanner
      title={t('wager:filling', { ticket: `${filling.ticketNumber}-${filling.wagerNumber}` })}
      removeLabel={t('wager:stopFilling')}
      isLocked={isLocked}
      onRemove={state.stopFilling}
    >
      <p className="lb-figures">
        {t('slip:riskToWin', { risk: amount(filled.riskCents), toWin: amount(filled.toWinCents) })} ·{' '}
        {t('wager:spotsLeft', { count: countOpenSpots(filled) })}
      </p>
      <p>
        {filled.fillDeadlineMs === null
          ? t('wager:deadlineLater', { count: rules.openSpotDays })
          : t('wager:deadlineAt', { time: dateTime(filled.fillDeadlineMs) })}
      </p>
      <label>
        <input
          type="checkbox"
          checked={keepOpenPlay}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => state.setKeepOpenPlay(checked)}
        />
        {t('wager:keepOpenPlay')}
      </label>
    </SlipBanner>
  );
}
