import type { PlantedFault } from '../planted-fault.ts';

const ROUNDS = [
  'gateway/src/sandbox/rounds/rounds.integration.test.ts',
  'gateway/src/sandbox/rounds/hands.integration.test.ts',
];

const PEOPLE = ['gateway/src/sandbox/people.integration.test.ts'];

/** Third parties on a listener of their own, and the rounds that they host. */
export const SANDBOX_FAULTS: readonly PlantedFault[] = [
  {
    id: 'sandbox-reads-cookies',
    what: 'The third parties’ listener sees the book’s cookies.',
    file: 'gateway/src/sandbox/build-sandbox.ts',
    find: '    delete request.headers.cookie;\n',
    replace: '',
    tests: ['gateway/src/sandbox/build-sandbox.test.ts'],
  },
  {
    id: 'sandbox-framed-by-anybody',
    what: 'Any page may frame the third parties’ pages.',
    file: 'gateway/src/sandbox/sandbox-headers.ts',
    find: 'bookOrigins.length === 0 ? ["\'none\'"] : [...bookOrigins]',
    replace: "['*']",
    tests: ['gateway/src/sandbox/build-sandbox.test.ts', 'gateway/src/start/open-sandbox.test.ts'],
  },
  {
    id: 'sandbox-on-in-production',
    what: 'The sandbox is on although nobody asked for it.',
    file: 'gateway/src/config/sandbox-origin.ts',
    find: 'SANDBOX ?? DEMO',
    replace: 'SANDBOX ?? (DEMO || true)',
    tests: ['gateway/src/start/open-sandbox.test.ts'],
  },
  {
    id: 'sandbox-step-shown-early',
    what: 'A card is shown before its stake is taken.',
    file: 'gateway/src/sandbox/rounds/round-rows.ts',
    find: '  state: row.state,\n',
    replace: '  state: row.pending?.step.state ?? row.state,\n',
    tests: ROUNDS,
  },
  {
    id: 'sandbox-call-numbered-anew',
    what: 'A call whose answer was lost is sent again as another one.',
    file: 'gateway/src/sandbox/rounds/settle-round.ts',
    find: 'tools.wallet.send(call.call, call.body)',
    replace:
      'tools.wallet.send(call.call, call.body.replace(call.transaction, `${call.transaction}-${call.attempts}`))',
    tests: ROUNDS,
  },
  {
    id: 'sandbox-refund-forgotten',
    what: 'A stake that ended with its session isn’t taken back.',
    file: 'gateway/src/sandbox/rounds/settle-round.ts',
    find: 'if (NOT_KEPT.has(code))',
    replace: 'if (NOT_KEPT.has(call.call))',
    tests: ROUNDS,
  },
  {
    id: 'address-text-shown',
    what: 'A board’s page shows any text of its address.',
    file: 'client/sandbox/src/providers/boards/WhichBoard.tsx',
    find: 'shape.test(value) ?',
    replace: "shape !== null && value !== '' ?",
    tests: ['client/sandbox/src/providers/hostile-addresses.test.tsx'],
  },
  {
    id: 'origin-of-one-call-alone',
    what: 'Another page’s origin asks the sandbox who plays.',
    file: 'gateway/src/sandbox/sandbox-routes.ts',
    find: 'if (headers.origin !== origin())',
    replace: "if (headers.origin !== origin() && name !== 'props/open')",
    tests: ['gateway/src/sandbox/sandbox-attacks.integration.test.ts'],
  },
  {
    id: 'affiliate-password-any',
    what: 'CALL1-60: anybody who finds the affiliate system gets a token of any customer.',
    file: 'gateway/src/sandbox/people/affiliate-tokens.ts',
    find: 'if (!isKnown || systemId',
    replace: 'if (systemId',
    tests: PEOPLE,
  },
  {
    id: 'affiliate-token-reused',
    what: 'A token of the affiliate system opens its page as often as it is shown.',
    file: 'gateway/src/sandbox/people/affiliate-tokens.ts',
    find: "'delete from sandbox_affiliate_token where token_hash = $1 and expires_at_ms > $2 returning customer_id'",
    replace: "'select customer_id from sandbox_affiliate_token where token_hash = $1 and expires_at_ms > $2'",
    tests: PEOPLE,
  },
  {
    id: 'agent-sees-everybody',
    what: 'An agent is told the customers of other agents.',
    file: 'gateway/src/desk/operator/agent-commands.ts',
    find: 'where agent_id = $1 and closed_at_ms',
    replace: "where $1 <> '' and closed_at_ms",
    tests: PEOPLE,
  },
  {
    id: 'agent-key-left-behind',
    what: 'A key that the sandbox asked the book with stays in the database where its process was killed.',
    file: 'gateway/src/desk/operator/lend-token.ts',
    find: 'expires_at_ms <= $2',
    replace: 'expires_at_ms < 0 * $2',
    tests: PEOPLE,
  },
  {
    id: 'posted-token-in-address',
    what: 'The token of a posted form is in an address that servers log.',
    file: 'gateway/src/sandbox/people-routes.ts',
    find: '`${path}${query}#${',
    replace: '`${path}${query}&${',
    tests: PEOPLE,
  },
];
