import { NO_BREAK } from '../../ground/formats/no-break.ts';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './BetItemLine.module.css';
import { describePoints } from './describe-points.ts';
import { judgeAsked } from './judge-asked.ts';

/** What was asked for where the book accepted another line, and what that gave or cost. */
export function BetItemAsked({ item, hasPrice }: { item: BetItem; hasPrice: boolean }) {
  const { t } = useTranslation();
  const { amount, price } = useFormats();
  const { asked = null, pick, linePrice, linePoints } = item;
  if (asked === null) return null;
  const { moved, gainCents } = judgeAsked(item, asked, hasPrice);
  if (moved === 'same') return null;
  const write = (points: number | null, atPrice: number): string =>
    [...(points === null ? [] : [describePoints(pick, points)]), ...(hasPrice ? [price(atPrice)] : [])].join(
      NO_BREAK,
    );
  return (
    <p className={`${classes['about']} lb-figures`}>
      {t('open-bets:asked', { asked: write(asked.points, asked.price), got: write(linePoints, linePrice) })}
      {gainCents !== null && gainCents !== 0 && (
        <span data-moved={moved}>
          {' · '}
          {t(gainCents > 0 ? 'open-bets:moveGave' : 'open-bets:moveCost', {
            amount: amount(Math.abs(gainCents)),
          })}
        </span>
      )}
    </p>
  );
}
