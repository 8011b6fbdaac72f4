import { isSameCustomersPage, STARTING_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import { readPageMark } from '../../ground/calls/page-mark.ts';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { selectShownLeagues, useOffering } from '../../betting/offering/offering-store.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { selectHeldTopics } from '../../lines/board/select-held-topics.ts';
import { selectCustomer, selectStore, useSession } from '../../ground/session/session-store.ts';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { Live } from '../../ground/live/create-live.ts';
import type { OfferingLink } from '../../ground/live/offering-link.ts';

/**
 * Holds the topics that are needed and releases the others; a change of customer means another handshake and other
 * conditions.
 * @returns stops it
 */
export const keepSubscriptions = (live: Live, link: OfferingLink): (() => void) => {
  let held: readonly TopicName[] = [];
  const hold = (): void => {
    const topics = selectHeldTopics();
    if (topics.join() === held.join()) return;
    held = topics;
    void link.commands.hold(topics);
  };
  const judge = (): void => {
    const restrictions = selectCustomer(useSession.getState())?.restrictions ?? [];
    const slip = useSlip.getState();
    const teaser = selectChosenTeaser(slip);
    void link.commands.judgeBy({ restrictions, isTeased: isTeased(slip.options), teaser });
  };
  /** A socket that was opened before the page knew its owner says whose the socket is. */
  let pageOfSocket: string | null = null;
  const comparePages = (): void => {
    if (pageOfSocket === null || readPageMark() === STARTING_PAGE) return;
    const isSame = isSameCustomersPage(pageOfSocket, readPageMark());
    pageOfSocket = null;
    if (!isSame) live.restart();
  };
  const told = live.customer$.subscribe((event) => {
    if (event.kind !== 'session') return;
    pageOfSocket = event.page;
    comparePages();
  });
  const stops = [
    () => told.unsubscribe(),
    useOffering.subscribe((state, earlier) => {
      if (selectShownLeagues(state) !== selectShownLeagues(earlier)) hold();
    }),
    useFoundLines.subscribe((state, earlier) => {
      if (state.topics !== earlier.topics) hold();
    }),
    useSlip.subscribe((state, earlier) => {
      if (state.items !== earlier.items || state.lastKnown !== earlier.lastKnown) hold();
      const isOtherCard = selectChosenTeaser(state) !== selectChosenTeaser(earlier);
      if (isOtherCard || state.options.wagerType !== earlier.options.wagerType) judge();
    }),
    useFollowedPicks.subscribe((state, earlier) => {
      if (state.legs !== earlier.legs) hold();
    }),
    useSession.subscribe((state, earlier) => {
      const [customer, before] = [selectCustomer(state), selectCustomer(earlier)];
      if (customer?.restrictions !== before?.restrictions) judge();
      comparePages();
      // The first answer usually names the same customer as the socket's own cookie.
      if (earlier.session !== null && customer?.customerId !== before?.customerId) live.restart();
      if (selectStore(state) !== selectStore(earlier)) hold();
    }),
  ];
  hold();
  judge();
  return () => {
    for (const stop of stops) stop();
  };
};
