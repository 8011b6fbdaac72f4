import { useTranslation } from 'react-i18next';
import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { formatSpread } from '@lineboard/domain/ground/price/format-points';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { describePoints } from '../../bets/describe-points.ts';
import { useLastKnown } from '../../../ground/ui/use-last-known.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import classes from './PointsChooser.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';

interface PointsChooserProps {
  item: SlipItem;
  figures: EvaluatedItem;
  name: string;
  isLocked: boolean;
  /** Only as wide as the moved distance: the card shows points and price. */
  isCompact?: boolean;
}

/**
 * Half points bought for a worse price or sold for a better one (HR-30), where there is more than the line itself. It
 * stays once it was shown: unavailable choices are disabled, and the amounts below keep their place.
 */
export function PointsChooser({ item, figures, name, isLocked, isCompact = false }: PointsChooserProps) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const buyPoints = useSlip((state) => state.buyPoints);
  const options = useLastKnown(figures.pointOptions.length > 1 ? figures.pointOptions : null);
  if (options === null) return null;
  const describe = (bought: number): string =>
    bought === 0
      ? t('wager:asItStands')
      : bought > 0
        ? t('wager:buyHalves', { count: bought })
        : t('wager:sellHalves', { count: -bought });
  return (
    <label
      className={classes['points']}
      data-compact={isCompact}
      data-moved={item.pointsBought !== 0}
      title={t('wager:about.points')}
    >
      {isCompact ? (
        <>
          <span>
            {item.pointsBought === 0
              ? t('wager:pointsShort')
              : formatSpread(item.pointsBought / 2).replaceAll('-', '−')}
          </span>
          <Icon name="down" size={16} />
        </>
      ) : (
        <span>{t('wager:points')}</span>
      )}
      <select
        className="lb-figures"
        aria-label={t('wager:pointsOn', { name })}
        value={item.pointsBought}
        disabled={isLocked || !figures.available || figures.pointOptions.length <= 1}
        onChange={({ currentTarget: { value } }) => buyPoints(item.itemId, Number(value))}
      >
        {options.map((option) => (
          <option key={option.pointsBought} value={option.pointsBought}>
            {describePoints(item.pick, option.points)} {price(option.price)} · {describe(option.pointsBought)}
          </option>
        ))}
      </select>
    </label>
  );
}
