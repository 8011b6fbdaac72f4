import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { describePoints } from './describe-points.ts';
import classes from './BetItemLine.module.css';

/** The line before and after it was moved: by points bought or sold, or by the teaser. */
export function BetItemMoved({ item, hasPrice }: { item: BetItem; hasPrice: boolean }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const { pick, linePoints, linePrice, finalLine, finalPrice, pointsBought, teaserPoints } = item;
  if (linePoints === null || finalLine === null || (pointsBought === 0 && teaserPoints === 0)) return null;
  const moved = formatTotal(teaserPoints === 0 ? Math.abs(pointsBought) / 2 : Math.abs(teaserPoints));
  const describe = (points: number, atPrice: number): string =>
    hasPrice ? `${describePoints(pick, points)} ${price(atPrice)}` : describePoints(pick, points);
  return (
    <p className={`${classes['moved']} lb-figures`}>
      {teaserPoints !== 0
        ? t('open-bets:teased', { points: moved })
        : pointsBought > 0
          ? t('open-bets:bought', { points: moved })
          : t('open-bets:sold', { points: moved })}
      {': '}
      <s>{describe(linePoints, linePrice)}</s> → {describe(finalLine, finalPrice)}
    </p>
  );
}
