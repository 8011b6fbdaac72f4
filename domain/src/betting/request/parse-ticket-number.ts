import { MOST_TICKET_NUMBER } from './ticket-bounds.ts';

/** @returns null for what can be no ticket's number */
export const parseTicketNumber = (text: string): number | null => {
  const number = /^[1-9][0-9]*$/.test(text) ? Number(text) : null;
  return number === null || number > MOST_TICKET_NUMBER ? null : number;
};
