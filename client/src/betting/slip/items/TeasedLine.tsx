import { useTranslation } from 'react-i18next';
import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { describePoints } from '../../bets/describe-points.ts';
import classes from './TeasedLine.module.css';

/** The line before and after the teaser moves it. */
export function TeasedLine({ pick, figures }: { pick: WagerPick; figures: EvaluatedItem }) {
  const { t } = useTranslation();
  const { teaserPoints, linePoints, finalLine } = figures;
  // Its place is reserved while there is no line to move.
  if (teaserPoints === 0 || linePoints === null || finalLine === null)
    return <p className={classes['teased']} />;
  const points = formatTotal(Math.abs(teaserPoints));
  return (
    <p className={`${classes['teased']} lb-figures`}>
      <span className={classes['old']}>{describePoints(pick, linePoints)}</span>
      {' → '}
      <strong>{describePoints(pick, finalLine)}</strong>{' '}
      <span className={classes['note']}>
        {teaserPoints > 0 ? t('wager:pointsYours', { points }) : t('wager:pointsAgainst', { points })}
      </span>
    </p>
  );
}
