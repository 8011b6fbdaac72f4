import type { PlantedFault } from '../planted-fault.ts';

const LOST_TESTS = ['client/src/ui/create-lost-parts.test.ts'];
const SESSION_TESTS = ['client/src/session/ask-session.test.ts'];

/** A new version under an open page, and a page that is told of its account before the answer about it has come. */
export const UPGRADE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'reloads-for-ever',
    what: 'A page whose part never comes loads itself again and again.',
    file: 'client/src/ui/create-lost-parts.ts',
    find: 'if (builds.includes(build()) || Math.abs(nowMs - atMs) < SETTLED_AFTER_MS) return false;',
    replace: '',
    tests: LOST_TESTS,
  },
  {
    id: 'reload-cuts-ticket',
    what: 'A page that is loaded anew cuts off a ticket that was sent meanwhile.',
    file: 'client/src/ui/create-lost-parts.ts',
    find: '} while (isHeld());',
    replace: '} while (renewing === undefined);',
    tests: LOST_TESTS,
  },
  {
    id: 'reload-offline',
    what: 'A page without a network loads itself anew, and is gone.',
    file: 'client/src/ui/create-lost-parts.ts',
    find: "if (!(await canReach())) return become('offline');",
    replace: 'await canReach();',
    tests: LOST_TESTS,
  },
  {
    id: 'reload-not-held',
    what: 'A page is loaded anew while a ticket is on its way.',
    file: 'client/src/app/hold-reload.ts',
    find: 'return isUnderWay(ticket) ||',
    replace: 'return',
    tests: ['client/src/app/hold-reload.test.ts'],
  },
  {
    id: 'outdated-not-reloaded',
    what: 'An outdated page waits for the customer to notice.',
    file: 'client/src/app/keep-page-current.ts',
    find: '.subscribe(() => void renew());',
    replace: '.subscribe(() => undefined);',
    tests: ['client/src/app/keep-page-current.test.ts'],
  },
  {
    id: 'lost-parts-not-heard',
    what: 'A part that is gone is drawn again and again by “Try again”.',
    file: 'client/src/ui/lost-parts.ts',
    find: "addEventListener('vite:preloadError', ({ payload }) => lostParts.tell(payload));",
    replace: '',
    tests: ['client/src/ui/ErrorBoundary.test.tsx'],
  },
  {
    id: 'router-reloads',
    what: 'The router loads everything anew by itself, offline too.',
    file: 'client/src/ui/lazy-page.ts',
    find: "throw new Error('a page could not be loaded', { cause });",
    replace: 'throw cause;',
    tests: ['client/src/ui/lazy-page.test.tsx'],
  },
  {
    id: 'page-kept-as-file',
    what: 'A page that a server said in place of a file is kept as that file.',
    file: 'workers/src/service/answer-page-files.ts',
    find: 'copy: isFile(response) ?',
    replace: 'copy: response.ok ?',
    tests: ['workers/src/service/start-service-worker.test.ts'],
  },
  {
    id: 'missing-is-kept',
    what: 'A proxy keeps that a file of the next version isn’t there.',
    file: 'gateway/src/http/refuse-errors.ts',
    find: "void reply.header('cache-control', 'no-store');",
    replace: '',
    tests: ['gateway/src/app.integration.test.ts'],
  },
  {
    id: 'event-before-answer',
    what: 'A deposit before the first answer about the session isn’t in the balance.',
    file: 'client/src/session/ask-session.ts',
    find: 'const isCurrent = news === newsBefore && !isOfAnother;',
    replace: 'const isCurrent = !isOfAnother;',
    tests: SESSION_TESTS,
  },
  {
    id: 'answer-overtakes',
    what: 'An older answer about the session takes back what a later one said.',
    file: 'client/src/session/ask-session.ts',
    find: 'answer.ok && !isOfAnother && question > answered',
    replace: 'answer.ok && !isOfAnother',
    tests: SESSION_TESTS,
  },
  {
    id: 'older-balance-back',
    what: 'An answer about the session takes back a balance that the socket told.',
    file: 'client/src/session/session-store.ts',
    find: 'session: keepNewerBalance(session, get().session),',
    replace: 'session,',
    tests: SESSION_TESTS,
  },
  {
    id: 'visitor-overwrites',
    what: 'A customer who signs in is a visitor once an answer from before comes.',
    file: 'client/src/session/ask-session.ts',
    find: 'const isOfAnother = customerBefore !== readCustomerId();',
    replace: 'const isOfAnother = false;',
    tests: SESSION_TESTS,
  },
  {
    id: 'timers-by-the-wall',
    what: 'A gateway that stands still takes a database that answers for gone.',
    file: 'gateway/src/database/start-patient-timer.ts',
    find: 'const stepMs = Math.min(STEP_MS, leftMs);',
    replace: 'const stepMs = leftMs;',
    tests: ['gateway/src/database/start-patient-timer.test.ts'],
  },
  {
    id: 'first-call-waits',
    what: 'Whoever calls first waits for a connection, or is refused.',
    file: 'gateway/src/start-gateway.ts',
    find: `  await untilAnswered(() => database.openFirst()).catch((error: unknown) => {
    throw explainConnectionLimit(error, config.DATABASE_CONNECTIONS) ?? error;
  });
`,
    replace: '',
    tests: ['gateway/src/first-call.integration.test.ts'],
  },
];
