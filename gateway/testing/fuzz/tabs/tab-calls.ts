import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import { CALLS, type CallName } from '@lineboard/domain/doors/contract/calls';
import { mustNamePage } from '@lineboard/domain/doors/contract/must-name-page';

/** Told of here, and not read off the contract: a call of a page that lost its rule is found. */
const CHANGES_WITHOUT_CUSTOMER: readonly CallName[] = [
  'signOut',
  'pingSession',
  'launchIntegration',
  'keepIntegration',
];

const NAMES = Object.keys(CALLS) as CallName[];
const isCustomers = (name: CallName): boolean => schemaOfCall(name).caller === 'customer';

/** All calls by which a page changes something of the signed-in customer. */
export const WRITING_CALLS: readonly CallName[] = NAMES.filter(
  (name) => (isCustomers(name) && CALLS[name].method !== 'GET') || CHANGES_WITHOUT_CUSTOMER.includes(name),
);

/** Every call by which a page reads something of a customer. */
export const READING_CALLS: readonly CallName[] = NAMES.filter(
  (name) => isCustomers(name) && !WRITING_CALLS.includes(name) && !mustNamePage(name),
);
