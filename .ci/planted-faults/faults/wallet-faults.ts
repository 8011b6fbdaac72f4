import type { PlantedFault } from '../planted-fault.ts';

const TESTS = ['gateway/src/wallet/wallet.integration.test.ts'];
const ATTACKS = ['gateway/src/wallet/wallet-attacks.integration.test.ts'];

/** The money interface of providers' games. */
export const WALLET_FAULTS: readonly PlantedFault[] = [
  {
    id: 'wallet-signs-nothing',
    what: 'Anybody who knows a provider’s name moves money.',
    file: 'gateway/src/wallet/wallet-signature.ts',
    find: 'timingSafeEqual(signCall(key, { time, ...call }), signature)',
    replace: 'signCall(key, { time, ...call }).length === signature.length',
    tests: ATTACKS,
  },
  {
    id: 'wallet-old-calls',
    what: 'A call that was overheard is good for ever.',
    file: 'gateway/src/wallet/wallet-signature.ts',
    find: '> WALLET_CLOCK_MS) return null;',
    replace: '> Number.MAX_SAFE_INTEGER) return null;',
    tests: ATTACKS,
  },
  {
    id: 'wallet-token-of-anybody',
    what: 'A provider opens a session with a token that was made for another.',
    file: 'gateway/src/wallet/launch-tokens.ts',
    find: 't.token_hash = $1 and t.provider = $2 and',
    replace: 't.token_hash = $1 and $2::text is not null and',
    tests: TESTS,
  },
  {
    id: 'wallet-reused-number',
    what: 'A transaction’s number with other content is answered as the first one was.',
    file: 'gateway/src/wallet/known-transaction.ts',
    find: '(row.known_hash?.equals(requestHash) ?? true)',
    replace: 'requestHash.length > 0',
    tests: TESTS,
  },
  {
    id: 'wallet-late-bet',
    what: 'A bet that was taken back before it came is held all the same.',
    file: 'gateway/src/wallet/decide-refund.ts',
    find: 'await recordEarlyRefund(runner, done, refers);',
    replace: 'await recordTransaction(runner, done);',
    tests: TESTS,
  },
  {
    id: 'wallet-refunds-twice',
    what: 'Each refund of one bet gives it back again.',
    file: 'gateway/src/casino/write-play.ts',
    find: 'update wallet_transaction set refunded_by = :transaction::text',
    replace: 'update wallet_transaction set refunded_by = nullif(:transaction::text, :transaction::text)',
    tests: TESTS,
  },
  {
    id: 'wallet-pays-closed-rounds',
    what: 'A round that is over pays again.',
    file: 'domain/src/wallet/apply-round-move.ts',
    find: '  if (round.isPosted) return applyToPosted(round, move);\n',
    replace: "  if (round.isPosted && move.kind !== 'win') return applyToPosted(round, move);\n",
    tests: ['domain/src/wallet/apply-round-move.property.test.ts'],
  },
  {
    id: 'wallet-plays-restricted',
    what: 'A customer whose casino was taken away plays on.',
    file: 'gateway/src/wallet/may-play.ts',
    find: 'return !player.restriction_codes.some((code) => codes.includes(code));',
    replace: 'return codes.length >= 0;',
    tests: TESTS,
  },
  {
    id: 'wallet-round-of-others',
    what: 'A bet of one customer raises the round of another.',
    file: 'gateway/src/wallet/decide-bet.ts',
    find: "if (isOthers(row, player)) return 'roundTaken';",
    replace: "if (isOthers(row, player) && amountCents < 0) return 'roundTaken';",
    tests: TESTS,
  },
  {
    id: 'bet-on-changed-terms',
    what: 'A bet in a game that was judged before an operator changes or closes the account is taken all the same.',
    file: 'gateway/src/operator/lock-customer.ts',
    find: '  await context.client.query(RAISE_VERSION, [customerId, account.version]);\n',
    replace: '',
    tests: ['gateway/src/wallet/changed-customer.integration.test.ts'],
  },
  {
    id: 'operator-and-cashier-wait-for-each-other',
    what: 'A change of a customer and a deposit at once wait for each other, until the database ends one of them.',
    file: 'gateway/src/operator/customer-record.ts',
    find: "'for no key update'",
    replace: "'for update'",
    tests: ['gateway/src/wallet/changed-customer.integration.test.ts'],
  },
];
