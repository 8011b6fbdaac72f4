import type { PlantedFault } from '../planted-fault.ts';

const LOST_TESTS = ['client/src/ground/ui/create-lost-parts.test.ts'];
const SESSION_TESTS = ['client/src/ground/session/ask-session.test.ts'];

/** A new version under an open page, and a page that is told of its account before the answer about it has come. */
export const UPGRADE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'reload-cuts-ticket',
    what: 'A page that is reloaded cuts off a ticket that was sent meanwhile.',
    file: 'client/src/ground/ui/create-lost-parts.ts',
    find: '} while (isHeld());',
    replace: '} while (renewing === undefined);',
    tests: LOST_TESTS,
  },
  {
    id: 'reload-not-held',
    what: 'A page is reloaded while a ticket is on its way.',
    file: 'client/src/page/app/hold-reload.ts',
    find: 'return isUnderWay(ticket) ||',
    replace: 'return',
    tests: ['client/src/page/app/hold-reload.test.ts'],
  },
  {
    id: 'event-before-answer',
    what: 'A deposit before the first answer about the session isn’t in the balance.',
    file: 'client/src/ground/session/ask-session.ts',
    find: 'const isCurrent = news === newsBefore && !isOfAnother;',
    replace: 'const isCurrent = !isOfAnother;',
    tests: SESSION_TESTS,
  },
  {
    id: 'answer-overtakes',
    what: 'An older answer about the session takes back what a later one said.',
    file: 'client/src/ground/session/ask-session.ts',
    find: 'answer.ok && !isOfAnother && question > answered',
    replace: 'answer.ok && !isOfAnother',
    tests: SESSION_TESTS,
  },
  {
    id: 'older-balance-back',
    what: 'An answer about the session takes back a balance that the socket told.',
    file: 'client/src/ground/session/session-store.ts',
    find: 'session: keepNewerBalance(session, get().session),',
    replace: 'session,',
    tests: SESSION_TESTS,
  },
  {
    id: 'visitor-overwrites',
    what: 'A customer who signs in is a visitor once an answer from before comes.',
    file: 'client/src/ground/session/ask-session.ts',
    find: 'const isOfAnother = customerBefore !== readCustomerId();',
    replace: 'const isOfAnother = false;',
    tests: SESSION_TESTS,
  },
  {
    id: 'timers-by-the-wall',
    what: 'A gateway that freezes believes that a database that answers is gone.',
    file: 'gateway/src/ground/database/start-patient-timer.ts',
    find: 'const stepMs = Math.min(STEP_MS, leftMs);',
    replace: 'const stepMs = leftMs;',
    tests: ['gateway/src/ground/database/start-patient-timer.test.ts'],
  },
];
