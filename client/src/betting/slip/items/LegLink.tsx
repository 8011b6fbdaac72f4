import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { useTranslation } from 'react-i18next';
import { describeItem } from './describe-item.ts';
import classes from './LegLink.module.css';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** Between two picks of an if bet: the condition for the next one, and a way to move it up. */
export function LegLink({ index }: { index: number }) {
  const { t } = useTranslation();
  const state = useSlip();
  const { items, options, ticket, moveItem } = state;
  const [before, after] = [items[index - 1], items[index]];
  const { condition } = rowOfType(options.wagerType);
  if (condition === null || before === undefined || after === undefined) return null;
  return (
    <div className={classes['link']}>
      <p>
        {condition === 'winOnly' ? t('wager:ifWins') : t('wager:ifWinsOrPushes')}{' '}
        <span aria-hidden="true">↓</span>
      </p>
      <button type="button" disabled={isUnderWay(ticket)} onClick={() => moveItem(after.itemId, index - 1)}>
        <span aria-hidden="true">⇅</span> {t('wager:swap')}
        <span className="lb-visually-hidden">
          {' '}
          {t('wager:swapLegs', {
            name: describeItem(t, state, after.itemId),
            other: describeItem(t, state, before.itemId),
          })}
        </span>
      </button>
    </div>
  );
}
