import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { SaleFigures } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { wagerToSell } from '@lineboard/domain/books/open-bets/wager-to-sell';
import type { SaleBet } from '@lineboard/workers/engine/sale-reports';
import { Subject, takeUntil } from 'rxjs';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import {
  selectCustomer,
  selectStore,
  type SessionState,
  useSession,
} from '../../ground/session/session-store.ts';
import { topicOfLeg } from '../offering/topic-of-leg.ts';
import { nameOfBet, useOfferedBets } from './offered-bets-store.ts';

/** The rules of offers are loaded with the first bet; a network that fails is asked again. */
const AGAIN_AFTER_MS = 3_000;

const toSaleBet = (bet: OpenBet, store: string): SaleBet => ({
  key: nameOfBet(bet),
  bet: wagerToSell(bet),
  topics: bet.items.flatMap((item) =>
    item.pick.type === 'G' && item.result === null
      ? [[item.pick.gameNum, topicOfLeg(item, store)] as const]
      : [],
  ),
});

/** The book's own; those of a gateway from before they were told are the default. */
const selectFigures = ({ site }: Pick<SessionState, 'site'>): SaleFigures =>
  site?.rules.sales ?? DEFAULT_HOUSE_RULES.sales;

const selectCurrency = (state: SessionState): string => selectCustomer(state)?.currency ?? '';

/** Has the worker work out what the book pays for the open bets on the page. @returns stops it */
export const keepOfferedBets = (link: OfferingLink): (() => void) => {
  const stopped$ = new Subject<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  link.frames$.pipe(takeUntil(stopped$)).subscribe(({ sales }) => useOfferedBets.getState().apply(sales));
  const offer = async (): Promise<void> => {
    clearTimeout(timer);
    const session = useSession.getState();
    const store = selectStore(session);
    if (store === null) return;
    const bets = [...useOfferedBets.getState().bets.values()].map((bet) => toSaleBet(bet, store));
    try {
      await link.commands.offer({
        bets,
        figures: selectFigures(session),
        currency: selectCurrency(session),
      });
    } catch {
      if (!isStopped) timer = setTimeout(() => void offer(), AGAIN_AFTER_MS);
    }
  };
  const stops = [
    useOfferedBets.subscribe((state, earlier) => {
      if (state.bets !== earlier.bets) void offer();
    }),
    useSession.subscribe((state, earlier) => {
      const isSame =
        selectStore(state) === selectStore(earlier) &&
        selectFigures(state) === selectFigures(earlier) &&
        selectCurrency(state) === selectCurrency(earlier);
      if (!isSame) void offer();
    }),
  ];
  if (useOfferedBets.getState().bets.size > 0) void offer();
  return () => {
    isStopped = true;
    stopped$.next();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
