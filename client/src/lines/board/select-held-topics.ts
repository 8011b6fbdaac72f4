import { formatTopic, MOST_TOPICS, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { selectShownLeagues, useOffering } from '../../betting/offering/offering-store.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { selectTopicsOfLegs } from '../../books/open-bets/topics-of-legs.ts';
import { selectStore, useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

/** The topic in which the current customer finds the line of a pick, whichever store it was picked in. */
const topicOfQuote = (quote: Quote, store: string): TopicName =>
  quote.type === 'C'
    ? formatTopic({
        kind: 'contest',
        store,
        contestType: quote.line.contestType,
        contestType2: quote.line.contestType2,
      })
    : formatTopic({
        kind: 'lines',
        store,
        sportType: quote.game.sportType,
        sportSubType: quote.game.sportSubType,
      });

/**
 * The leagues of the slip's items, which may have left the board, of the open bets on the page, of the open section,
 * and of the search results, as far as there is room.
 */
export const selectHeldTopics = (): TopicName[] => {
  const leagues = selectShownLeagues(useOffering.getState());
  const { items, lastKnown } = useSlip.getState();
  const store = selectStore(useSession.getState());
  const ofItems = items.flatMap(({ itemId }) => {
    const quote = lastKnown.get(itemId);
    return quote === undefined ? [] : [topicOfQuote(quote, store ?? quote.line.store)];
  });
  const ofBets = store === null ? [] : selectTopicsOfLegs(useFollowedPicks.getState().legs, store);
  const ofBoard = leagues.map(({ topic }) => topic);
  const found = useFoundLines.getState().topics;
  return [...new Set([...ofItems, ...ofBets, ...ofBoard, ...found])].slice(0, MOST_TOPICS);
};
