import type { Call } from './call.ts';

export const BET_CALLS = {
  readOpenBets: { method: 'GET', path: '/api/open-bets' },
  readOpenBet: { method: 'GET', path: '/api/open-bets/{ref}' },
  readHookUps: { method: 'GET', path: '/api/bets/{ref}/hook-ups' },
  readTransactions: { method: 'GET', path: '/api/transactions' },
  readTransactionsOfDay: { method: 'GET', path: '/api/transactions/{day}' },
} as const satisfies Record<string, Call>;
