import type { PlantedFault } from '../planted-fault.ts';

/** What the book says to the slip, and the way of a ticket. */
export const TICKET_FAULTS: readonly PlantedFault[] = [
  {
    id: 'parent-of-earlier-customer',
    what: 'Another customer’s open bet stays on the slip.',
    file: 'client/src/betting/slip/state/slip-book-actions.ts',
    find: ', ...(isOther ? released : {})',
    replace: '',
    tests: [
      'client/src/betting/slip/state/create-slip-store.test.ts',
      'client/src/betting/slip/state/slip-option-actions.test.ts',
    ],
  },
  {
    id: 'account-after-sign-out',
    what: 'A visitor sees the last customer’s limits.',
    file: 'client/src/betting/slip/state/slip-book-actions.ts',
    find: '...(customer === null ? { account: null } : {}), ',
    replace: '',
    tests: ['client/src/betting/slip/state/create-slip-store.test.ts'],
  },
  {
    id: 'lost-answer-is-refusal',
    what: 'A lost answer reads as a refusal: the bet is placed twice.',
    file: 'client/src/betting/slip/placing/place-ticket.ts',
    find: 'if (answer.ok || isOutcomeUnknown(answer)) {',
    replace: 'if (answer.ok) {',
    tests: [
      'client/src/betting/slip/placing/posted-ticket.test.tsx',
      'client/src/betting/slip/placing/HoldToSubmit.test.tsx',
    ],
  },
  {
    id: 'unknown-forgotten-on-reload',
    what: 'A ticket under way is forgotten by a reload.',
    file: 'client/src/betting/slip/state/slip-storage.ts',
    find: 'ticket: isUnderWay(ticket) ? ticket : EDITING',
    replace: 'ticket: EDITING',
    tests: ['client/src/betting/slip/state/slip-storage.test.ts'],
  },
  {
    id: 'ticket-event-ignored',
    what: 'What became of a ticket waits for the next question.',
    file: 'client/src/betting/slip/placing/keep-ticket.ts',
    find: "if (kind !== 'ticket') return;",
    replace: "if (kind !== 'balance') return;",
    tests: ['client/src/page/app/lifecycles.test.ts'],
  },
  {
    id: 'lock-holds-all-tickets',
    what: 'A ticket waits for the account of another customer.',
    file: 'gateway/src/ground/database/pipelined-connection.ts',
    find: ', `set lock_timeout = ${LOCK_TIMEOUT_MS}`',
    replace: '',
    tests: ['gateway/src/betting/tickets/shared-connections.integration.test.ts'],
  },
  {
    id: 'quitting-cancels-live-bets',
    what: 'HR-44: who gives up sports betting gets out of a live bet that was sent.',
    file: 'gateway/src/betting/tickets/decide-pending.ts',
    find: 'found.restrictions.filter((one) => !isByCustomerAlone(one))',
    replace: 'found.restrictions',
    tests: ['gateway/src/betting/tickets/pending-meanwhile.integration.test.ts'],
  },
  {
    id: 'acceptance-taken-back',
    what: 'HR-44: who took worse prices gets out of a live bet by switching that off meanwhile.',
    file: 'gateway/src/betting/tickets/decide-pending.ts',
    find: 'sent === null',
    replace: 'true',
    tests: ['gateway/src/betting/tickets/pending-meanwhile.integration.test.ts'],
  },
];
