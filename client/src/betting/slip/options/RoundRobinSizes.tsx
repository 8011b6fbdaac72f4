import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import classes from './RoundRobinSizes.module.css';
import { chooseSingleParlay } from '../shapes/choose-type.ts';
import { SlipOption } from './SlipOption.tsx';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** Parlays of more than two picks: which sizes of combinations to bet, how many parlays that is and what they risk. */
export function RoundRobinSizes() {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { options, evaluation, ticket, toggleRoundRobinSize } = useSlip();
  const { choices, playCount, totalRiskCents } = evaluation;
  const isLocked = isUnderWay(ticket);
  if (choices.roundRobinSizes.length === 0) return null;
  const isSingle = options.roundRobinSizes.length === 0;
  return (
    <SlipOption
      title={t('wager:roundRobin')}
      about={{ name: 'roundRobin', text: t('wager:about.roundRobin'), isUsed: !isSingle }}
    >
      <div className={`${classes['sizes']} lb-figures`}>
        <button type="button" aria-pressed={isSingle} disabled={isLocked} onClick={chooseSingleParlay}>
          {t('wager:singleParlay')}
        </button>
        {choices.roundRobinSizes.map(({ size, combinations }) => (
          <button
            key={size}
            type="button"
            aria-pressed={options.roundRobinSizes.includes(size)}
            disabled={isLocked}
            onClick={() => toggleRoundRobinSize(size)}
          >
            {t('wager:size', { size })} <span>×{combinations}</span>
            <span className="lb-visually-hidden">
              {' '}
              {t('wager:sizeParlays', { size, count: combinations })}
            </span>
          </button>
        ))}
      </div>
      {!isSingle && (
        <p className={`${classes['total']} lb-figures`}>
          {t('wager:parlaysRisk', { count: playCount, risk: amount(totalRiskCents) })}
        </p>
      )}
    </SlipOption>
  );
}
