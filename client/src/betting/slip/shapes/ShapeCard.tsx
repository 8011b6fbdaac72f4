import type { TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import type { OfferedShape } from './list-shapes.ts';
import { selectReason } from './select-reason.ts';
import classes from './ShapeStrip.module.css';

interface ShapeCardProps {
  offered: OfferedShape;
  isLocked: boolean;
  onChoose: () => void;
}

/** A round robin has the name of the option that makes it one. */
const useShapeName = (shape: TicketShape): string => {
  const { t } = useTranslation();
  return shape === 'roundRobin' ? t('wager:roundRobin') : t(`wager:type.${shape}`);
};

/** One shape: its name, what it risks, its best and its worst, or in a word why it doesn't take the picks. */
export function ShapeCard({ offered: { price, isChosen }, isLocked, onChoose }: ShapeCardProps) {
  const { t } = useTranslation();
  const { amount, signedAmount, price: writePrice } = useFormats();
  const name = useShapeName(price.shape);
  const { unfit, refused, shape } = price;
  const figures = {
    risk: amount(price.riskCents),
    best: signedAmount(price.bestNetCents),
    worst: signedAmount(price.worstNetCents),
  };
  const whole = unfit ?? (refused === 'amountInvalid' ? null : refused);
  return (
    <button
      type="button"
      role="radio"
      className={classes['shape']}
      data-shape={shape}
      aria-checked={isChosen}
      aria-disabled={unfit !== null}
      aria-label={
        unfit === null
          ? t('shapes:told', { name, ...figures })
          : t('shapes:toldUnfit', { name, reason: t(`error:${unfit}`) })
      }
      title={whole === null ? undefined : t(`error:${whole}`)}
      tabIndex={isChosen ? 0 : -1}
      disabled={isLocked}
      onClick={onChoose}
    >
      <span className={classes['name']}>
        <strong>{name}</strong>
        {unfit === null && price.combinedPrice !== null && <span>{writePrice(price.combinedPrice)}</span>}
        {unfit === null && price.combinedPrice === null && price.playCount > 1 && (
          <span>×{price.playCount}</span>
        )}
        {unfit === null && whole !== null && <Icon name="warning" size={16} />}
      </span>
      {unfit === null ? (
        <>
          <span className={classes['risk']}>{figures.risk}</span>
          <span className={classes['best']}>{figures.best}</span>
          <span className={classes['worst']}>{figures.worst}</span>
        </>
      ) : (
        <span className={classes['reason']}>{t(`shapes:${selectReason(unfit)}`)}</span>
      )}
    </button>
  );
}
