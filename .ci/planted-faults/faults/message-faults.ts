import type { PlantedFault } from '../planted-fault.ts';

const GATEWAY_TESTS = ['gateway/src/desk/operator/messages.integration.test.ts'];

/** What the book writes to customers, from the operator's command to the page. */
export const MESSAGE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'anybody-flags-messages',
    what: 'A customer deletes other customers’ messages.',
    file: 'gateway/src/account/messages/create-inbox.ts',
    find: 'where m.message_id = c.message_id and c.customer_id = :customerId\n',
    replace: "where m.message_id = c.message_id and c.customer_id <> :customerId || 'x'\n",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'message-not-sanitized',
    what: 'A message is shown as it was written.',
    file: 'gateway/src/account/messages/create-inbox.ts',
    find: '?? renderMessage(body)',
    replace: '?? body',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'decided-of-anybody',
    what: 'A customer is told of other customers’ tickets.',
    file: 'gateway/src/account/messages/notifications.ts',
    find: "l.customer_id = :customerId and l.kind = 'release'",
    replace: "l.customer_id <> :customerId || 'x' and l.kind = 'release'",
    tests: ['gateway/src/betting/tickets/pending-tickets.integration.test.ts'],
  },
];
