import type { ErrorCode } from '../../ground/error/error-code.ts';
import { schemaOfCall } from './call-schemas.ts';
import { CALLS, type CallName } from './calls.ts';
import { mustNamePage } from './must-name-page.ts';

/** Every code that a call may be refused with: its own, and those that follow from who calls and what it takes. */
export const refusalsOfCall = (name: CallName): ErrorCode[] => {
  const { method, path } = CALLS[name];
  const { caller, asksIdentity, namesPage, params, query, refusals } = schemaOfCall(name);
  const isOfPage = path.startsWith('/api/') && (caller === 'anyone' || caller === 'customer');
  const mayHaveBody = method !== 'GET';
  const codes: ErrorCode[] = [
    ...refusals,
    ...(caller === 'customer' ? (['unauthenticated', 'sessionEnded'] as const) : []),
    ...(caller === 'customer' || namesPage === true ? (['sessionChanged'] as const) : []),
    ...(mustNamePage(name) ? (['outdated'] as const) : []),
    ...(asksIdentity === true ? (['confirmIdentity'] as const) : []),
    ...(isOfPage ? (['rateLimited'] as const) : []),
    ...(isOfPage && mayHaveBody ? (['originRefused'] as const) : []),
    ...(mayHaveBody ? (['payloadTooLarge'] as const) : []),
    ...(mayHaveBody || params !== undefined || query !== undefined ? (['badRequest'] as const) : []),
    'unavailable',
    'internal',
  ];
  return [...new Set(codes)];
};
