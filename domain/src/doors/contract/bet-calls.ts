import type { Call } from './call.ts';

export const BET_CALLS = {
  readOpenBets: { method: 'GET', path: '/api/open-bets' },
  readOpenBet: { method: 'GET', path: '/api/open-bets/{ref}' },
  readBetsOfGame: { method: 'GET', path: '/api/bets/of-game/{gameNum}' },
  searchBets: { method: 'GET', path: '/api/bets/search' },
  readHookUps: { method: 'GET', path: '/api/bets/{ref}/hook-ups' },
  readTransactions: { method: 'GET', path: '/api/transactions' },
  readTransactionsOfRange: { method: 'GET', path: '/api/transactions/range' },
  readTransactionsOfTicket: { method: 'GET', path: '/api/transactions/of-ticket/{ticketNumber}' },
  readTransactionsOfDay: { method: 'GET', path: '/api/transactions/{day}' },
  readTicketStory: { method: 'GET', path: '/api/tickets/by-number/{ticketNumber}' },
  readFairChange: { method: 'GET', path: '/api/fair-change' },
  readReceiptLinks: { method: 'GET', path: '/api/receipt-links' },
  makeReceiptLink: { method: 'POST', path: '/api/receipt-links' },
  endReceiptLink: { method: 'DELETE', path: '/api/receipt-links/{ticketNumber}' },
  exportOpenBets: { method: 'GET', path: '/api/exports/open-bets/{format}' },
  exportTransactions: { method: 'GET', path: '/api/exports/transactions/{format}' },
  exportTicket: { method: 'GET', path: '/api/exports/ticket/{ticketNumber}/pdf' },
  exportStatement: { method: 'GET', path: '/api/exports/statement/{format}' },
  readPlaysNotPosted: { method: 'GET', path: '/api/casino-plays/not-posted' },
} as const satisfies Record<string, Call>;
