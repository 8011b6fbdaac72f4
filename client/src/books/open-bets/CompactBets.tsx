import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeBetType } from '../../betting/bets/describe-bet-type.ts';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { BetGroups } from './BetGroups.tsx';
import classes from './CompactBets.module.css';
import { groupByTicket, type ShownBet } from './group-bets.ts';
import type { BetOrder } from './parse-bets-wanted.ts';

interface CompactBetsProps {
  bets: readonly OpenBet[];
  /** Bets with a game in play. */
  live: ReadonlySet<OpenBet>;
  order: BetOrder;
  /** Every bet of the page, also the hidden ones: chains run through them. */
  known: readonly ShownBet[];
}

interface CompactRowProps {
  bet: OpenBet;
  isLive: boolean;
  isOpen: boolean;
  onPress: () => void;
}

const nextStartOf = ({ items }: OpenBet): number | null => {
  const waiting = items.flatMap(({ result, gameDateTimeMs }) => (result === null ? [gameDateTimeMs] : []));
  return waiting.length === 0 ? null : Math.min(...waiting);
};

/** A bet in one line, on a phone in two; pressed, it is shown whole beneath. */
function CompactRow({ bet, isLive, isOpen, onPress }: CompactRowProps) {
  const { t } = useTranslation();
  const { amount, price, dateTime } = useFormats();
  const [first] = bet.items;
  const isOne = bet.items.length === 1 && first !== undefined && WAGER_KINDS[bet.terms.kind].isSingle;
  const startMs = nextStartOf(bet);
  return (
    <button type="button" className={classes['row']} aria-expanded={isOpen} onClick={onPress}>
      <span className={classes['what']}>
        {isOne ? (
          <>
            <strong>{describeItemBet(t, first)}</strong> {price(first.finalPrice)}
          </>
        ) : (
          <>
            <strong>{describeBetType(t, bet)}</strong>{' '}
            {bet.items.map((item) => describeItemBet(t, item)).join(', ')}
          </>
        )}
      </span>
      <span className={classes['when']} data-live={isLive}>
        {isLive ? t('my-history:live') : startMs === null ? '' : dateTime(startMs)}
      </span>
      <span className={classes['money']}>
        {bet.freePlayFlag && <small>{t('open-bets:freePlay')}</small>}
        {t('my-history:riskToWin', { risk: amount(bet.riskCents), toWin: amount(bet.toWinCents) })}
      </span>
    </button>
  );
}

/** Many open bets, a line each. */
export function CompactBets({ bets, live, order, known }: CompactBetsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const groups = useMemo(() => groupByTicket(bets, live, order), [bets, live, order]);
  return (
    <ul className={`${classes['list']} lb-figures`}>
      {groups.flatMap(({ bets: ofTicket }) =>
        ofTicket.map((bet) => {
          const key = `${bet.ticketNumber}-${bet.wagerNumber}`;
          return (
            <li key={key}>
              <CompactRow
                bet={bet}
                isLive={live.has(bet)}
                isOpen={open === key}
                onPress={() => setOpen(open === key ? null : key)}
              />
              {open === key && <BetGroups bets={[bet]} known={known} level={2} isRifMode={false} />}
            </li>
          );
        }),
      )}
    </ul>
  );
}
