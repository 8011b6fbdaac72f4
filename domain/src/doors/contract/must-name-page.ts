import { schemaOfCall } from './call-schemas.ts';
import { CALLS, type CallName } from './calls.ts';

/** Whether a call with a session's cookie is taken only from a page that says whose it is. */
export const mustNamePage = (name: CallName): boolean => {
  const { caller, namesPage } = schemaOfCall(name);
  return namesPage === true || (caller === 'customer' && CALLS[name].method !== 'GET');
};
