import type { PlantedFault } from '../planted-fault.ts';

const GATEWAY_TESTS = ['gateway/src/account/web-push/push.integration.test.ts'];
const WORKER_TESTS = ['workers/src/service/start-service-worker.test.ts'];

/** News while the page is closed, and the page without a network. */
export const PUSH_FAULTS: readonly PlantedFault[] = [
  {
    id: 'push-calls-any-host',
    what: 'The gateway calls whatever address a customer names.',
    file: 'gateway/src/account/web-push/web-push-routes.ts',
    find: 'const host = findPushHost(body.endpoint, config.PUSH_SERVICES);',
    replace: 'const host = new URL(body.endpoint).host as string | null;',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-follows-redirects',
    what: 'A push service leads the gateway to an address of its choice.',
    file: 'gateway/src/account/web-push/deliver-notice.ts',
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-tells-amounts',
    what: 'A locked screen shows what a bet came to, without having been asked.',
    file: 'gateway/src/account/web-push/claim-notices.ts',
    find: '...(row.showsAmounts ? { amountCents: amountCents ?? 0 } : {}),',
    replace: 'amountCents: amountCents ?? 0,',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-tells-twice',
    what: 'The same bet is told with every look.',
    file: 'gateway/src/account/web-push/claim-notices.ts',
    find: 'delete from push_due d using next n\n',
    replace: 'update push_due d set at_ms = d.at_ms from next n\n',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-claims-twice',
    what: 'When two gateways believe that they lead, one waits for the other and sends nothing.',
    file: 'gateway/src/account/web-push/claim-notices.ts',
    find: ' for update of d skip locked',
    replace: '',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-tells-next-customer',
    what: 'A browser tells the next person who signs in there about the bets of the customer before.',
    file: 'gateway/src/account/web-push/claim-notices.ts',
    find: ' and b.customer_id = t.customer_id and',
    replace: ' and',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-taken-over',
    what: 'Whoever has seen the address of a browser takes its notifications away.',
    file: 'gateway/src/account/web-push/save-subscription.ts',
    find: '\n   where p.p256dh = excluded.p256dh and p.auth = excluded.auth`',
    replace: '`',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'push-ends-others',
    what: 'A customer ends the notifications of another one.',
    file: 'gateway/src/account/web-push/save-subscription.ts',
    find: 'delete from push_subscription where customer_id = $1 and endpoint = $2',
    replace: 'delete from push_subscription where customer_id <> $1 and endpoint = $2',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'answers-kept',
    what: 'What the book answered once is shown without a network.',
    file: 'workers/src/service/answer-page-files.ts',
    find: 'if (isHashedFile(request.url, scope)) return',
    replace: "if (isHashedFile(request.url, scope) || request.url.includes('/api/')) return",
    tests: WORKER_TESTS,
  },
];
