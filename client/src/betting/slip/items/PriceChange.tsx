import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { compareOffers } from '@lineboard/domain/lines/line/compare-offers';
import { compareByWorth } from '@lineboard/domain/betting/points/weigh-move';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { useTranslation } from 'react-i18next';
import { describePoints } from '../../bets/describe-points.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { describeWorth } from './describe-worth.ts';
import classes from './PriceChange.module.css';

interface PriceChangeProps {
  /** `asked`: for the customer to accept · `taken`: shown unasked · `present`: since the ticket was sent. */
  kind: 'asked' | 'taken' | 'present';
  changed: ChangedItem;
  pick: WagerPick;
}

const MARKS = { better: '▲', worse: '▼', mixed: '◆', same: '◆' } as const;

/** Old → new, better or worse for the customer in sign and word, and the net effect where points and price disagree. */
export function PriceChange({ kind, changed, pick }: PriceChangeProps) {
  const { t } = useTranslation();
  const { pricePair } = useFormats();
  const { oldLine, newLine, oldPrice, newPrice, worthCents } = changed;
  const isLine = oldLine !== newLine;
  const writePoints = (points: number | null): string =>
    !isLine || points === null ? '' : `${describePoints(pick, points)} `;
  const plain = compareOffers(
    pick,
    { price: oldPrice, points: oldLine },
    { price: newPrice, points: newLine },
  );
  const comparison = compareByWorth(plain, worthCents);
  const worth = plain === 'mixed' ? describeWorth(t, pick, changed) : null;
  const [before, after] = pricePair(oldPrice, newPrice);
  const title =
    kind === 'present' ? t('slip:lineNow') : isLine ? t('slip:lineChanged') : t('slip:priceChanged');
  return (
    <p className={classes['change']} role="status" data-kind={kind} data-weighed={worth !== null}>
      <span className={classes['what']} title={worth ?? undefined}>
        {worth === null && (
          // The button beside it says so to those who see it.
          <span className={kind === 'asked' ? 'lb-visually-hidden' : undefined}>{title}</span>
        )}{' '}
        <span className={classes[comparison] ?? ''}>
          {MARKS[comparison]} {worth ?? t(`slip:${comparison}`)}
        </span>
      </span>{' '}
      <span className={`${classes['figures']} lb-figures`}>
        <span className={classes['old']}>
          <span>
            {writePoints(oldLine)}
            {before}
          </span>
          {' →'}
        </span>{' '}
        <strong>
          {writePoints(newLine)}
          {after}
        </strong>
      </span>
    </p>
  );
}
