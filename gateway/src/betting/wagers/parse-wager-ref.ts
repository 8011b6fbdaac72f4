import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';

/** `ticketNumber-wagerNumber`, as the contract has it. */
export const parseWagerRef = (text: string): WagerRef => {
  const [ticketNumber = 0, wagerNumber = 0] = text.split('-').map(Number);
  return { ticketNumber, wagerNumber };
};
