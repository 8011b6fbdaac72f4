import type { BetsOfGame } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { useLoadOfCustomer } from '../../ground/page-frame/use-load-of-customer.ts';
import { GradedRow, OpenRow, PendingRows } from '../../books/open-bets/BesideRows.tsx';
import { useFollowBets } from '../../books/open-bets/use-follow-bets.ts';
import { SaleSlot } from '../../betting/selling/SaleSlot.tsx';
import { useSelling } from '../../betting/selling/use-selling.ts';
import { selectBalance, useSession } from '../../ground/session/session-store.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import classes from './GameBets.module.css';
import pageClasses from './GamePage.module.css';
import { loadGameBets, useGameBets } from './game-bets-store.ts';
import { PART_IDS } from './part-ids.ts';

const NO_BETS: BetsOfGame['open'] = [];

/** The customer's bets on a game, with their current state, and their results. */
export function GameBets({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  const load = useCallback(() => loadGameBets(gameNum), [gameNum]);
  const source = { ...useGameBets(), load };
  const { answer, refresh } = source;
  const customerId = useLoadOfCustomer(source);
  const isKnown = useSession(({ session }) => session !== null);
  useFollowBets(answer?.open ?? NO_BETS);
  useSelling(answer?.open ?? NO_BETS, refresh);
  // Every placed, decided or graded bet moves the account: its version comes with the balance.
  const version = useSession((state) => selectBalance(state)?.version ?? null);
  useEffect(() => {
    if (version !== null) refresh();
  }, [version, refresh]);
  return (
    <section className={pageClasses['part']} aria-labelledby={PART_IDS.bets}>
      <h2 id={PART_IDS.bets} tabIndex={-1}>
        {t('game:bets')}
      </h2>
      <AnswerSaid source={source} isWanted={customerId !== null} loading={t('game:betsLoading')} />
      {isKnown && customerId === null && (
        <div className={classes['visitor']}>
          <p>{t('game:signInFirst')}</p>
          <Link to="/signIn">{t('shell:signIn')}</Link>
        </div>
      )}
      {answer !== null && customerId !== null && <Bets bets={answer} />}
      <SaleSlot />
    </section>
  );
}

function Bets({ bets: { pending, open, graded, hasMore } }: { bets: BetsOfGame }) {
  const { t } = useTranslation();
  const pathOf = usePagePath();
  if (pending.length + open.length + graded.length === 0)
    return <PageEmpty title={t('game:noBets')} how={t('game:noBetsHow')} />;
  return (
    <div className={classes['bets']}>
      {pending.length + open.length > 0 && (
        <ul>
          {pending.map((ticket) => (
            <PendingRows key={ticket.idempotencyKey} ticket={ticket} />
          ))}
          {open.map((bet) => (
            <OpenRow key={`${bet.ticketNumber}-${bet.wagerNumber}`} bet={bet} />
          ))}
        </ul>
      )}
      {graded.length > 0 && (
        <>
          <h3>{t('game:settled')}</h3>
          <ul>
            {graded.map((bet) => (
              <GradedRow key={`${bet.ticketNumber}-${bet.wagerNumber}`} bet={bet} />
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <Link to={pathOf('openBets')} className={classes['more']}>
          {t('game:moreBets')}
        </Link>
      )}
    </div>
  );
}
