import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import { keepOfferedBets } from './keep-offered-bets.ts';
import { keepSales } from './keep-sales.ts';

/** All of selling that runs beside what is drawn. @returns stops it */
export const keepSelling = (customer$: Observable<CustomerEvent>, link: OfferingLink): (() => void) => {
  const stops = [keepOfferedBets(link), keepSales(customer$)];
  return () => {
    for (const stop of stops) stop();
  };
};
