import type { CustomerEvent } from '@lineboard/domain/wire/live-messages';
import { useOpenBets } from '../open-bets/open-bets-store.ts';
import { askAboutTicket } from '../slip/placing/keep-ticket.ts';
import { useTransactions } from '../transactions/transactions-store.ts';
import { leaveSession } from './keep-session.ts';
import { useSession } from './session-store.ts';

/** What the live socket tells this customer alone: each event lands where it is shown. */
export const applyCustomerEvent = (event: CustomerEvent): void => {
  switch (event.kind) {
    case 'balance':
      useSession.getState().applyBalance(event.balance);
      break;
    case 'ticket':
      askAboutTicket();
      break;
    case 'wagers':
      useOpenBets.getState().refresh();
      useTransactions.getState().refresh();
      break;
    case 'sessionEnded':
      void leaveSession();
      break;
  }
};
