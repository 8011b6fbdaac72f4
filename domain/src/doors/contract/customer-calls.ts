import type { Call } from './call.ts';

export const CUSTOMER_CALLS = {
  changePriceType: { method: 'PUT', path: '/api/customer/price-type' },
  changePriceAcceptance: { method: 'PUT', path: '/api/customer/price-acceptance' },
  readSettingsLists: { method: 'GET', path: '/api/settings/lists' },
  readTeams: { method: 'GET', path: '/api/settings/teams' },
  saveSettings: { method: 'PUT', path: '/api/customer/settings' },
  markFavorite: { method: 'PUT', path: '/api/customer/favorites' },
  switchRestriction: { method: 'PUT', path: '/api/customer/restrictions/{code}' },
  beginCaptcha: { method: 'POST', path: '/api/captcha' },
  passCaptcha: { method: 'PUT', path: '/api/captcha' },
  changePassword: { method: 'PUT', path: '/api/customer/password' },
  logAction: { method: 'POST', path: '/api/customer/actions' },
} as const satisfies Record<string, Call>;
