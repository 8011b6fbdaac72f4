import type { ErrorCode } from './error-code.ts';

/** HTTP status of the codes that any call may be refused with; every other code is a 422. */
const STATUS_OF: Partial<Record<ErrorCode, number>> = {
  badRequest: 400,
  unauthenticated: 401,
  sessionEnded: 401,
  forbidden: 403,
  integrationRefused: 403,
  captchaRequired: 403,
  originRefused: 403,
  confirmIdentity: 403,
  notFound: 404,
  sessionChanged: 409,
  payloadTooLarge: 413,
  rateLimited: 429,
  ticketsBusy: 429,
  internal: 500,
  unavailable: 503,
};

export const statusOfCode = (code: ErrorCode): number => STATUS_OF[code] ?? 422;
