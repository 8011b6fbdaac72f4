import { useTranslation } from 'react-i18next';
import classes from './OpenSpotsStepper.module.css';
import { SlipOption } from './SlipOption.tsx';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** How many places of a parlay or teaser stay empty for now, if the account may leave any. */
export function OpenSpotsStepper() {
  const { t } = useTranslation();
  const state = useSlip();
  const { openSpots } = state.options;
  const { choices } = state.evaluation;
  const isLocked = isUnderWay(state.ticket);
  // A conflicting round robin is removed by the choice itself, with a notice.
  const isOffered = choices.openSpots === null || choices.openSpots === 'openSpotsSingleParlay';
  if (!isOffered && openSpots === 0) return null;
  return (
    <SlipOption
      title={t('wager:openSpots')}
      about={{
        name: 'openSpots',
        text: t('wager:aboutOpenSpots', { count: state.rules.openSpotDays }),
        isUsed: openSpots > 0,
      }}
      control={
        <div className={`${classes['stepper']} lb-figures`}>
          <button
            type="button"
            aria-label={t('wager:fewerSpots')}
            disabled={isLocked || openSpots === 0}
            onClick={() => state.chooseOpenSpots(openSpots - 1)}
          >
            −
          </button>
          <output aria-live="polite">{openSpots}</output>
          <button
            type="button"
            aria-label={t('wager:moreSpots')}
            disabled={isLocked || openSpots >= choices.mostOpenSpots}
            onClick={() => state.chooseOpenSpots(openSpots + 1)}
          >
            +
          </button>
        </div>
      }
    />
  );
}
