import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { useTranslation } from 'react-i18next';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectOfferNow } from '../../betting/bets/select-offer-now.ts';
import { compareWithLine } from './compare-with-line.ts';
import classes from './LegStanding.module.css';
import { useShowGame } from './use-show-game.ts';

interface LegLineProps {
  item: BetItem;
  terms: Bet['terms'];
  quote: Quote | null;
  /** The score has moved the line since, so that the two can't be compared. */
  isLive: boolean;
}

/** Where the line of a leg is now, next to the bet's line; before the game, who has the better number. */
export function LegLine({ item, terms, quote, isLive }: LegLineProps) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const showGame = useShowGame();
  const byPoints = !WAGER_KINDS[terms.kind].pricesPay || 'combinations' in terms;
  const now = selectOfferNow(item, quote);
  if (now === null) return <p className={classes['line']}>{t('open-bets:noLineNow')}</p>;
  const isOld = quote?.feedUp !== true;
  const line = [
    ...(now.points === null ? [] : [describePoints(item.pick, now.points)]),
    ...(byPoints ? [] : [price(now.price)]),
  ].join(' ');
  const verdict = isOld || isLive ? 'mixed' : compareWithLine(item, now, byPoints);
  return (
    <p className={`${classes['line']} lb-figures`}>
      <span className={classes['words']}>
        {t('open-bets:lineNow', { line })}
        {verdict !== 'mixed' && (
          <span className={classes['verdict']} data-verdict={verdict}>
            {t(`open-bets:verdict.${verdict}`)}
          </span>
        )}
        {isOld && <span className={classes['old']}>{t('open-bets:lineOld')}</span>}
      </span>
      {!isLive && (
        <button type="button" className={classes['show']} onClick={() => showGame(item)}>
          {t('open-bets:showGame')}
        </button>
      )}
    </p>
  );
}
