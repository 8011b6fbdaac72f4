import type { Call } from './call.ts';

export const CUSTOMER_CALLS = {
  changePriceType: { method: 'PUT', path: '/api/customer/price-type' },
  changePassword: { method: 'PUT', path: '/api/customer/password' },
  logAction: { method: 'POST', path: '/api/customer/actions' },
} as const satisfies Record<string, Call>;
