import type { Call } from './call.ts';

export const TICKET_CALLS = {
  readAccountFigures: { method: 'GET', path: '/api/tickets/account' },
  placeTicket: { method: 'POST', path: '/api/tickets' },
  confirmTicket: { method: 'POST', path: '/api/tickets/password' },
  checkRif: { method: 'POST', path: '/api/tickets/rif-check' },
  findTicket: { method: 'GET', path: '/api/tickets/{key}' },
  closeTicket: { method: 'POST', path: '/api/tickets/{key}/close' },
} as const satisfies Record<string, Call>;
