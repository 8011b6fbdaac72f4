/**
 * Customers place tickets, each sent twice at the same moment and asked for once more: a double click and a lost
 * answer. Promises: no error, one key is one ticket, and the answer comes soon. The runner then compares the risk that
 * the accounts hold with the risk of the tickets that were accepted.
 */
import exec from 'k6/execution';
import { numberSetting, timeThresholds } from '../settings.ts';
import { placeTicket, TICKET_THRESHOLDS } from '../traffic/place-ticket.ts';
import { type Offer, readOffer } from '../traffic/read-offer.ts';

const perSecond = numberSetting('TICKETS', 50, 5);
const seconds = numberSetting('SECONDS', 30, 5);
const users = numberSetting('USERS', 50, 5);

export const options = {
  scenarios: {
    place: {
      executor: 'constant-arrival-rate',
      exec: 'place',
      rate: perSecond,
      duration: `${seconds}s`,
      preAllocatedVUs: users,
    },
  },
  thresholds: { ...TICKET_THRESHOLDS, ...timeThresholds({ dropped_iterations: ['count==0'] }) },
};

export const setup = (): Promise<Offer> => readOffer();

export function place(offer: Offer): void {
  placeTicket(exec.scenario.iterationInTest, offer);
}
