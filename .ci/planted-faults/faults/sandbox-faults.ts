import type { PlantedFault } from '../planted-fault.ts';

const ROUNDS = [
  'gateway/src/sandbox/rounds/rounds.integration.test.ts',
  'gateway/src/sandbox/rounds/hands.integration.test.ts',
];

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
    id: 'sandbox-win-forgotten',
    what: 'A round that ended isn’t told to the book.',
    file: 'gateway/src/sandbox/rounds/apply-step.ts',
    find: "  await writeCall(client, round.round_id, 'win', told, wallMs);\n",
    replace: '  void told;\n',
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
    id: 'sandbox-move-not-numbered',
    what: 'A move that was made is made again.',
    file: 'gateway/src/sandbox/rounds/move-round.ts',
    find: '  if (number <= moves.length && isDeepStrictEqual(moves[number - 1], move)) return true;\n',
    replace: '',
    tests: ROUNDS,
  },
  {
    id: 'sandbox-revealed-early',
    what: 'A seed is told while a hand that it dealt goes on.',
    file: 'gateway/src/sandbox/rounds/reveal-seed.ts',
    find: "if (latest !== null && latest.ended_at_ms === null) throw new SandboxRefusal('roundOpen');",
    replace: 'void latest;',
    tests: ROUNDS,
  },
  {
    id: 'sandbox-any-origin',
    what: 'Another page calls the third parties’ listener.',
    file: 'gateway/src/sandbox/sandbox-routes.ts',
    find: "if (headers.origin !== origin()) throw new SandboxRefusal('originRefused');",
    replace: 'void headers;',
    tests: ROUNDS,
  },
  {
    id: 'sandbox-token-in-address',
    what: 'The launch token stays in the frame’s address.',
    file: 'client/sandbox/src/frame/read-address.ts',
    find: '  for (const name of TOKEN_NAMES) parameters.delete(name);\n',
    replace: '',
    tests: ['client/sandbox/src/frame/read-address.test.ts'],
  },
  {
    id: 'sandbox-step-sent-anew',
    what: 'A page that waits for the book’s decision shows the round before it.',
    file: 'client/sandbox/src/guest/use-table.ts',
    find: '  while (view.isDeciding) {',
    replace: '  while (view.isDeciding && first !== view) {',
    tests: ['client/sandbox/src/guest/use-table.test.tsx'],
  },
];
