import type { Call } from './call.ts';

export const SALE_CALLS = {
  sellBet: { method: 'POST', path: '/api/open-bets/{ref}/sales' },
  findSale: { method: 'GET', path: '/api/sales/{key}' },
  closeSale: { method: 'POST', path: '/api/sales/{key}/close' },
  setSaleTarget: { method: 'PUT', path: '/api/open-bets/{ref}/sale-target' },
  dropSaleTarget: { method: 'DELETE', path: '/api/open-bets/{ref}/sale-target' },
} as const satisfies Record<string, Call>;
