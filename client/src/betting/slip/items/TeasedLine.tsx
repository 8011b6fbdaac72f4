import { useTranslation } from 'react-i18next';
import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { describePoints } from '../../bets/describe-points.ts';

/** The line before and after the teaser moves it. */
export function TeasedLine({ pick, figures }: { pick: WagerPick; figures: EvaluatedItem }) {
  const { t } = useTranslation();
  const { teaserPoints, linePoints, finalLine } = figures;
  if (teaserPoints === 0 || linePoints === null || finalLine === null) return null;
  const points = formatTotal(Math.abs(teaserPoints));
  return (
    <span>
      {describePoints(pick, linePoints)}
      {' → '}
      <strong>{describePoints(pick, finalLine)}</strong>{' '}
      {teaserPoints > 0 ? t('wager:pointsYours', { points }) : t('wager:pointsAgainst', { points })}
    </span>
  );
}
