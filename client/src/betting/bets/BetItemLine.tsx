import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { selectWinnerOfItem } from '@lineboard/domain/books/open-bets/winner-of-item';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import type { ReactNode } from 'react';
import { describeClock } from '../../ground/formats/describe-clock.ts';
import { describePick } from './describe-pick.ts';
import classes from './BetItemLine.module.css';
import { BetItemAsked } from './BetItemAsked.tsx';
import { BetItemMoved } from './BetItemMoved.tsx';
import { describeLegResult } from './describe-leg-result.ts';
import { describeRuling } from './describe-ruling.ts';
import { describeScore } from './describe-score.ts';
import { PickMark } from './PickMark.tsx';
import { selectPickMark } from './select-pick-mark.ts';

interface BetItemLineProps {
  item: BetItem;
  /** A teaser pays by its card: its items' prices say nothing. */
  hasPrice: boolean;
  /** For wagers with several items that each have an amount. */
  hasAmounts: boolean;
  /** The team in the bet has its mark; a bookkeeper's table has none. */
  hasMark: boolean;
  /** Its interim state while it is undecided, then what its line closed at. */
  standing?: ReactNode;
}

/** One item: the bet and its price, how it got there, who must start, and its result. */
export function BetItemLine({ item, hasPrice, hasAmounts, hasMark, standing }: BetItemLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { amount, price, dateTime } = formats;
  const ruling = describeRuling(t, item, formats);
  const words = describePick(t, item.pick, item, item.finalLine);
  const result = describeLegResult(item.result);
  const starters = [
    item.pitcher1ReqFlag ? item.listedPitcher1 : null,
    item.pitcher2ReqFlag ? item.listedPitcher2 : null,
  ].filter((name) => name !== null);
  const winner = selectWinnerOfItem(item);
  return (
    <div className={classes['item']}>
      <p className={classes['bet']}>
        <span>
          <PickMark mark={hasMark ? selectPickMark(item.pick, item) : null} />
          {words.bet}
        </span>{' '}
        {hasPrice && <strong className="lb-figures">{price(item.finalPrice)}</strong>}{' '}
        <span className={`${classes['result']} lb-figures`} data-result={result}>
          {t(`open-bets:legResult.${result}`)}
        </span>{' '}
        <Final item={item} />
      </p>
      <BetItemAsked item={item} hasPrice={hasPrice} />
      <BetItemMoved item={item} hasPrice={hasPrice} />
      <p className={`${classes['about']} lb-figures`}>
        {words.market} · <EventName item={item} name={words.event} /> ·{' '}
        <time dateTime={new Date(item.gameDateTimeMs).toISOString()}>{dateTime(item.gameDateTimeMs)}</time>
        {starters.length > 0 && ` · ${t('open-bets:starters', { names: starters.join(', ') })}`}
        {winner !== null && ` · ${t('open-bets:winner', { name: winner })}`}
      </p>
      {item.placedScore != null && (
        <p className={`${classes['about']} lb-figures`}>
          {[
            t('pick:placedLive', { score: describeScore(t, item, item.placedScore) }),
            ...describeClock(t, item.sportType, item.placedScore.clock),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
      {item.settledPrice !== null && (
        <p className={`${classes['about']} lb-figures`}>
          {t('open-bets:repriced', { price: price(item.settledPrice) })}
        </p>
      )}
      {item.result?.[2] !== undefined && (
        <p className={`${classes['about']} lb-figures`}>{t('open-bets:deadHeat', { ...item.result[2] })}</p>
      )}
      {hasAmounts && (
        <p className={`${classes['about']} lb-figures`}>
          {t('slip:riskToWin', { risk: amount(item.riskCents), toWin: amount(item.toWinCents) })}
        </p>
      )}
      {item.heldLate === true && <p className={classes['comment']}>{t('open-bets:heldLate')}</p>}
      {ruling !== null && <p className={classes['comment']}>{ruling}</p>}
      {item.comments != null && (
        <p className={classes['comment']}>
          {t('open-bets:comment')}{' '}
          {/* It may be in any language: screen readers must not read it in the page's. */}
          <q lang="" dir="auto">
            {item.comments}
          </q>
        </p>
      )}
      {standing}
    </div>
  );
}

/** The final that decided the bet, and what of it the bet counted where that is another figure. */
function Final({ item }: { item: BetItem }) {
  const { t } = useTranslation();
  const { result, score1, score2, counted } = item;
  if (result === null || score1 === null || score2 === null) return null;
  return (
    <span className={`${classes['final']} lb-figures`}>
      {[
        t('open-bets:final', { score: describeScore(t, item, { score1, score2 }) }),
        ...(counted == null ? [] : [t('open-bets:counted', { score: describeScore(t, item, counted) })]),
      ].join(' · ')}
    </span>
  );
}

/** A game's name leads to its page. */
function EventName({ item: { pick }, name }: { item: BetItem; name: string }) {
  if (pick.type === 'C') return name;
  return (
    <Link
      to="/game/$gameNum"
      params={{ gameNum: String(pick.gameNum) }}
      preload={false}
      className={classes['event']}
    >
      {name}
    </Link>
  );
}
