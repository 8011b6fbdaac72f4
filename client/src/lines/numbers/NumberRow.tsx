import type { NumberOffer, NumberSource, NumberStop } from '@lineboard/domain/betting/numbers/list-numbers';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BetSubject } from '../../betting/bets/bet-subject.ts';
import { describePick } from '../../betting/bets/describe-pick.ts';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { numberFormat } from '../../ground/formats/intl-formats.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './Numbers.module.css';

interface NumberRowProps {
  offer: NumberOffer;
  /** What its number costs; null where it costs nothing, or another row of the number says it. */
  step: NumberStop['step'];
  /** The first at its number. */
  isFirst: boolean;
  /** The line of the cell that was pressed. */
  isPressed: boolean;
  isOnSlip: boolean;
  subject: BetSubject;
  onPress: () => void;
}

const describeSource = (t: TFunction, source: NumberSource): string => {
  switch (source.kind) {
    case 'main':
      return t('numbers:main');
    case 'alternate':
      return t('numbers:alternate');
    case 'bought': {
      const points = formatTotal(Math.abs(source.pointsBought) / 2);
      return source.pointsBought > 0 ? t('numbers:bought', { points }) : t('numbers:sold', { points });
    }
    case 'teased': {
      const points = formatTotal(Math.abs(source.teaserPoints));
      const ties = t(`wager:ties.${source.card.tieRule}`);
      return source.teaserPoints > 0
        ? t('numbers:teased', { points, ties })
        : t('numbers:pleased', { points, ties });
    }
  }
};

/** A gap of several half points may divide into fractions of a cent. */
const CENTS = { maximumFractionDigits: 1 } as const;

/** One number from one source. */
export function NumberRow({ offer, step, isFirst, isPressed, isOnSlip, subject, onPress }: NumberRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const language = useDeviceSettings((settings) => settings.language);
  const { pick, source, points, isOpen } = offer;
  const kind = describeSource(t, source);
  const price = formats.price(offer.price);
  const teams = source.kind === 'teased' ? t('numbers:teams', { count: source.teams }) : null;
  const perHalf =
    step === null
      ? null
      : numberFormat(LANGUAGE_ROWS[language].figures, CENTS)
          .format(step.cents / step.halves)
          .replace('-', '−');
  const { bet } = describePick(t, { ...pick, periodNumber: 0 }, subject, points);
  const said = [
    bet,
    kind,
    teams ?? '',
    price,
    perHalf === null ? '' : t('numbers:sayPerHalf', { cents: perHalf }),
    isOnSlip ? t('numbers:onSlip') : '',
    isOpen ? '' : t('numbers:closed'),
  ];
  return (
    <button
      type="button"
      className={classes['row']}
      data-kind={source.kind}
      data-pressed={isPressed}
      aria-pressed={isOnSlip}
      aria-disabled={!isOpen && !isOnSlip}
      data-open={isOpen}
      data-autofocus={isPressed || undefined}
      onClick={onPress}
    >
      {/* The parts beside it say the same in columns. */}
      <span className="lb-visually-hidden">{said.filter((part) => part !== '').join(', ')}</span>
      <span aria-hidden="true" className={classes['points']}>
        {isFirst ? describePoints(pick, points) : ''}
      </span>
      <span aria-hidden="true" className={classes['kind']}>
        {isOnSlip && <Icon name="check" size={12} />}
        {kind}
      </span>
      <span aria-hidden="true" className={classes['cost']}>
        {teams ?? (perHalf === null ? '' : t('numbers:perHalf', { cents: perHalf }))}
      </span>
      <span aria-hidden="true" className={classes['price']}>
        {price}
      </span>
    </button>
  );
}
