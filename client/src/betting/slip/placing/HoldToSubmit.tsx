import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './HoldToSubmit.module.css';
import type { ArmedBet } from './describe-armed.ts';
import { useEndAtDrift } from './use-end-at-drift.ts';
import { HOLD_FROM, useHold } from './use-hold.ts';

interface HoldToSubmitProps {
  /** The bet, as it would be placed. */
  label: string;
  /** The same for the second press; null where the label says everything. */
  armed: ArmedBet | null;
  /** What the customer agrees to by holding: a change starts over. */
  subject: unknown;
  onSubmit: () => void;
}

/** Places the bet when it was held for five seconds or pressed twice. The label is the bet. */
export function HoldToSubmit({ label, armed, subject, onSubmit }: HoldToSubmitProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const { hold, stop, handlers } = useHold(subject, onSubmit);
  useEndAtDrift(hold.kind !== 'idle', stop);
  const left = hold.kind === 'holding' ? hold.left : HOLD_FROM;
  const isArmed = hold.kind === 'arming' || hold.kind === 'armed';
  return (
    <div className={classes['hold']}>
      <button
        type="button"
        className={`${classes['button']} lb-figures`}
        data-kind="place"
        data-hold={hold.kind}
        aria-describedby={hintId}
        aria-disabled={hold.kind === 'arming'}
        style={{ '--held': `${(HOLD_FROM - left) / HOLD_FROM}` } as CSSProperties}
        {...handlers}
      >
        {isArmed && armed !== null ? (
          <span className={classes['armed']}>
            <span className={classes['again']}>
              {t('placing:pressAgain', { bet: '' })}
              <span className={classes['name']}>{armed.name}</span>
            </span>{' '}
            <span>{armed.offer}</span>
          </span>
        ) : (
          <span>{isArmed ? t('placing:pressAgain', { bet: label }) : label}</span>
        )}
      </button>
      <p id={hintId} role="status" className={`${classes['hint']} lb-figures`}>
        {hold.kind === 'holding'
          ? t('placing:holding', { count: left })
          : isArmed
            ? t('placing:notPlacedYet')
            : t('placing:holdHint')}
      </p>
    </div>
  );
}
