import { compareOffers } from '@lineboard/domain/line/compare-offers';
import { formatSpread, formatTotal } from '@lineboard/domain/price/format-points';
import type { WagerPick } from '@lineboard/domain/pick/pick';
import type { ChangedItem } from '@lineboard/domain/ticket/ticket-answer';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import classes from './PriceChange.module.css';

interface PriceChangeProps {
  changed: ChangedItem;
  pick: WagerPick;
}

/** Old → new, better or worse for the customer in sign and word. */
export function PriceChange({ changed, pick }: PriceChangeProps) {
  const { t } = useTranslation('slip');
  const { price } = useFormats();
  const isLine = changed.oldLine !== changed.newLine;
  const writePoints = (points: number | null): string => {
    if (points === null) return '';
    const isSpread = pick.type === 'G' && pick.market === 'S';
    return `${isSpread ? formatSpread(points).replaceAll('-', '−') : formatTotal(points)} `;
  };
  const comparison = compareOffers(
    pick,
    { price: changed.oldPrice, points: changed.oldLine },
    { price: changed.newPrice, points: changed.newLine },
  );
  return (
    <p className={classes['change']} role="status">
      <span className={classes['what']}>
        {isLine ? t('lineChanged') : t('priceChanged')}{' '}
        <span className={classes[comparison] ?? ''}>
          {comparison === 'better' ? `▲ ${t('better')}` : comparison === 'worse' ? `▼ ${t('worse')}` : ''}
        </span>
      </span>{' '}
      <span className="lb-figures">
        <span className={classes['old']}>
          {isLine && writePoints(changed.oldLine)}
          {price(changed.oldPrice)}
        </span>
        {' → '}
        <strong>
          {isLine && writePoints(changed.newLine)}
          {price(changed.newPrice)}
        </strong>
      </span>
    </p>
  );
}
