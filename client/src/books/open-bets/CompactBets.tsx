import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeBetType } from '../../betting/bets/describe-bet-type.ts';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { useStartFormat } from '../../betting/bets/use-start-format.ts';
import { CompactSale } from '../../betting/selling/CompactSale.tsx';
import { nameOfBet } from '../../betting/selling/offered-bets-store.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useOnScreenRow } from './bets-on-screen.ts';
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
  const { amount, price } = useFormats();
  const formatStart = useStartFormat();
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
        {isLive ? t('my-history:live') : startMs === null ? '' : formatStart(startMs)}
      </span>
      <span className={classes['money']}>
        {bet.freePlayFlag && <small>{t('open-bets:freePlay')}</small>}
        {t('my-history:riskToWin', { risk: amount(bet.riskCents), toWin: amount(bet.toWinCents) })}
      </span>
    </button>
  );
}

/** A bet in its line, with what the book pays for it now; unfolded, its whole row says that. */
function CompactBet({ known, ...row }: CompactRowProps & Pick<CompactBetsProps, 'known'>) {
  const { bet, isOpen } = row;
  return (
    <li ref={useOnScreenRow(nameOfBet(bet))}>
      <div className={classes['line']}>
        <CompactRow {...row} />
        <div className={classes['sale']}>{!isOpen && <CompactSale bet={bet} />}</div>
      </div>
      {isOpen && <BetGroups bets={[bet]} known={known} level={2} isRifMode={false} />}
    </li>
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
          const key = nameOfBet(bet);
          return (
            <CompactBet
              key={key}
              bet={bet}
              isLive={live.has(bet)}
              isOpen={open === key}
              onPress={() => setOpen(open === key ? null : key)}
              known={known}
            />
          );
        }),
      )}
    </ul>
  );
}
