import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useChooseLeague } from '../../betting/offering/use-choose-league.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { topicOfLeg } from '../../betting/offering/topic-of-leg.ts';

/** Goes to the subject of a leg: its league comes onto the board, and its game into view. */
export const useShowGame = (): ((item: BetItem) => void) => {
  const chooseLeague = useChooseLeague();
  const store = useSession((state) => selectCustomer(state)?.store);
  return (item) => {
    if (store === undefined) return;
    chooseLeague(topicOfLeg(item, store), item.pick.type === 'G' ? item.pick.gameNum : undefined);
  };
};
