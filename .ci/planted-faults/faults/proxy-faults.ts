import type { PlantedFault } from '../planted-fault.ts';

/** What lies between page and gateway: its answers, what it takes off, and what doctor finds of it. */
export const PROXY_FAULTS: readonly PlantedFault[] = [
  {
    id: 'marked-calls-told-to-all',
    what: 'Whoever knows a mark is told the addresses of the proxies.',
    file: 'gateway/src/desk/operations/marked-calls.ts',
    find: 'mayRead(request) ? calls',
    replace: 'mayRead !== null ? calls',
    tests: ['gateway/src/commands/doctor/outside/check-outside.integration.test.ts'],
  },
  {
    id: 'stripped-upgrade-untold',
    what: 'Nobody is told that a proxy takes the Upgrade off.',
    file: 'gateway/src/page/live/tell-stripped-upgrades.ts',
    find: 'if (!isStripped(error)) return;',
    replace: 'if (error !== null) return;',
    tests: ['gateway/src/page/live/live-server.integration.test.ts'],
  },
  {
    id: 'untrusted-proxy-unfound',
    what: 'Doctor doesn’t tell of a proxy that TRUST_PROXY doesn’t name.',
    file: 'gateway/src/commands/doctor/outside/check-way-in.ts',
    find: 'if (!isTrusted)',
    replace: 'if (isTrusted === null)',
    tests: ['gateway/src/commands/doctor/outside/check-outside.integration.test.ts'],
  },
  {
    id: 'blocked-is-offline',
    what: 'A page whose live socket is blocked on the way says that it is offline.',
    file: 'client/src/page/app/keep-blocked.ts',
    find: 'if (!isOpen) tell(ok);',
    replace: 'if (isOpen) tell(ok);',
    tests: ['client/src/page/app/keep-blocked.test.ts'],
  },
  {
    id: 'foreign-error-is-refusal',
    what: 'An error of a proxy reads as the book’s refusal: the bet is placed twice.',
    file: 'client/src/ground/calls/read-answer.ts',
    find: 'if (!isRefusal(body)) return FOREIGN_ANSWER;',
    replace: "if (!isRefusal(body)) return { code: 'unavailable', status };",
    tests: ['client/src/ground/calls/call-book.test.ts'],
  },
  {
    id: 'redirects-followed',
    what: 'A redirect is followed, and what is there becomes the answer.',
    file: 'client/src/ground/calls/call-book.ts',
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    tests: ['client/src/ground/calls/call-book.test.ts'],
  },
];
