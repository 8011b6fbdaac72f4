import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { createSaleFollower, type SaleFollower } from './follow-sale.ts';
import { isSaleUnderWay } from './sale-stage.ts';
import { useSales } from './sales-store.ts';

/**
 * Follows every sale to its end: takes up those that were under way when the page was closed, asks about lost answers,
 * and fetches the decision on a pending one, also when the book reports it. @returns stops it
 */
export const keepSales = (customer$: Observable<CustomerEvent>): (() => void) => {
  const followers = new Map<string, SaleFollower>();
  const follow = (): void => {
    const underWay = [...useSales.getState().sales.values()].filter(isSaleUnderWay);
    const keys = new Set(underWay.map(({ order }) => order.key));
    for (const [key, follower] of followers) {
      if (keys.has(key)) continue;
      follower.stop();
      followers.delete(key);
    }
    for (const sale of underWay) {
      const follower = followers.get(sale.order.key) ?? createSaleFollower(sale);
      followers.set(sale.order.key, follower);
      follower.follow(sale);
    }
  };
  const own = (): void => useSales.getState().own(selectCustomer(useSession.getState())?.customerId ?? null);
  const askAll = (): void => {
    for (const follower of followers.values()) follower.askNow();
  };
  window.addEventListener('online', askAll);
  const events = customer$.subscribe((event) => {
    if (event.kind === 'sale') followers.get(event.key)?.askNow();
  });
  const stops = [
    () => events.unsubscribe(),
    useSales.subscribe(follow),
    useSession.subscribe(own),
    () => window.removeEventListener('online', askAll),
  ];
  own();
  follow();
  return () => {
    for (const stop of stops) stop();
    for (const follower of followers.values()) follower.stop();
  };
};
