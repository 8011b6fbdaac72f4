import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import type { OfferedShape } from './list-shapes.ts';
import { nameShape } from './name-shape.ts';
import { selectReason } from './select-reason.ts';
import classes from './ShapeStrip.module.css';

interface ShapeCardProps {
  offered: OfferedShape;
  isLocked: boolean;
  onChoose: () => void;
}

const NONE_YET = '—';

/** One shape: its name, what it risks, its best and its worst, or in a word why it doesn't take the picks. */
export function ShapeCard({ offered: { price, isChosen }, isLocked, onChoose }: ShapeCardProps) {
  const { t } = useTranslation();
  const { amount, signedAmount, price: writePrice } = useFormats();
  const shapeName = nameShape(t, price.shape);
  const { unfit, refused, shape } = price;
  const { combinedPrice, playCount } = price;
  // Its one price is the worker's, which may not have come, or not for these lines.
  const isAwaited = shape === 'combination' && combinedPrice === null;
  const figures = [
    ['risk', isAwaited ? NONE_YET : amount(price.riskCents)],
    ['best', isAwaited ? NONE_YET : signedAmount(price.bestNetCents)],
    ['worst', isAwaited ? NONE_YET : signedAmount(price.worstNetCents)],
  ] as const;
  const count = playCount > 1 ? `×${playCount}` : null;
  const beside =
    unfit !== null
      ? null
      : combinedPrice === null
        ? isAwaited
          ? NONE_YET
          : count
        : writePrice(combinedPrice);
  const isUnsaid = refused === 'amountInvalid' || (isAwaited && refused === 'parlayCombinations');
  const whole = unfit ?? (isUnsaid ? null : refused);
  return (
    <button
      type="button"
      role="radio"
      className={classes['shape']}
      data-shape={shape}
      aria-checked={isChosen}
      aria-disabled={unfit !== null}
      title={whole === null ? undefined : t(`error:${whole}`)}
      tabIndex={isChosen ? 0 : -1}
      disabled={isLocked}
      onClick={onChoose}
    >
      <span className={classes['name']}>
        <strong>{shapeName}</strong>
        {beside !== null && (
          <>
            {' '}
            <span>{beside}</span>
          </>
        )}
        {/* Its place is there before it is. */}
        {unfit === null && (
          <span className={classes['mark']}>{whole !== null && <Icon name="warning" size={16} />}</span>
        )}
      </span>
      {unfit === null ? (
        figures.map(([name, figure], at) => (
          <span key={name} className={classes[name]}>
            <span className="lb-visually-hidden">
              {at === 0 ? ': ' : ', '}
              {t(`shapes:${name}`)}
            </span>{' '}
            {figure}
          </span>
        ))
      ) : (
        <span className={classes['reason']}>
          <span className="lb-visually-hidden">: </span>
          {t(`shapes:${selectReason(unfit)}`)}
        </span>
      )}
    </button>
  );
}
