import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { formatSpread } from '@lineboard/domain/ground/price/format-points';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { useLastKnown } from '../../../ground/ui/use-last-known.ts';
import { describePoints } from '../../bets/describe-points.ts';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './CardPrice.module.css';

interface CardPriceProps {
  item: SlipItem;
  /** null until they are worked out. */
  figures: EvaluatedItem | null;
  name: string;
  /** As it is written. */
  price: string;
  isLocked: boolean;
}

/**
 * The price of a pick, and behind it half points bought for a worse one or sold for a better one (HR-30), where there
 * is more than the line itself. The choice stays once it was shown: unavailable ones are disabled, and nothing moves.
 */
export function CardPrice({ item, figures, name, price, isLocked }: CardPriceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const buyPoints = useSlip((state) => state.buyPoints);
  const now = figures?.pointOptions ?? [];
  const options = useLastKnown(now.length > 1 ? now : null);
  if (options === null) return <span className={`${classes['price']} lb-figures`}>{price}</span>;
  const describe = (bought: number): string =>
    bought === 0
      ? t('wager:asItStands')
      : bought > 0
        ? t('wager:buyHalves', { count: bought })
        : t('wager:sellHalves', { count: -bought });
  const bought = item.pointsBought;
  return (
    <label className={`${classes['price']} ${classes['points']} lb-figures`} title={t('wager:about.points')}>
      {bought !== 0 && <small>{formatSpread(bought / 2).replaceAll('-', '−')}</small>}
      <span>{price}</span>
      <Icon name="down" size={16} />
      <select
        aria-label={t('wager:pointsOn', { name })}
        value={bought}
        disabled={isLocked || figures?.available !== true || now.length <= 1}
        onChange={({ currentTarget: { value } }) => buyPoints(item.itemId, Number(value))}
      >
        {options.map((option) => (
          <option key={option.pointsBought} value={option.pointsBought}>
            {describePoints(item.pick, option.points)} {formats.price(option.price)} ·{' '}
            {describe(option.pointsBought)}
          </option>
        ))}
      </select>
    </label>
  );
}
