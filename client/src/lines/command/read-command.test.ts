import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  MARKET_KEYS,
  MOST_COMMAND_CHARACTERS,
  MOST_COMMAND_LEGS,
  PERIOD_KEYS,
  readCommand,
} from './read-command.ts';

const leg = (rotation: number, market: string | null, period = 'game') => ({ rotation, market, period });
const risk = (cents: number) => ({ entered: 'risk', cents });
const toWin = (cents: number) => ({ entered: 'toWin', cents });

describe('a typed bet', () => {
  it.each([
    ['107 s 110', false, [leg(107, 's')], risk(11_000)],
    ['  107   O  H1  W100.50 ', false, [leg(107, 'o', 'half1')], toWin(10_050)],
    ['107 tu q4 5', false, [leg(107, 'tu', 'quarter4')], risk(500)],
    ['p 107 s 109 m 50', true, [leg(107, 's'), leg(109, 'm')], risk(5_000)],
    [
      'p 107 s 109 m h2 111 u w20',
      true,
      [leg(107, 's'), leg(109, 'm', 'half2'), leg(111, 'u')],
      toWin(2_000),
    ],
    ['', false, [], null],
    ['p', true, [], null],
    ['107', false, [leg(107, null)], null],
    ['107 s', false, [leg(107, 's')], null],
    ['107 s w', false, [leg(107, 's')], null],
  ])('%s', (typed, isParlay, legs, amount) => {
    expect(readCommand(typed)).toEqual({ ok: true, command: { isParlay, legs, amount } });
  });

  it.each([
    ['lions', 'rotation', 'lions'],
    ['12 s 5', 'rotation', '12'],
    ['107 x', 'market', 'x'],
    ['107 110', 'market', '110'],
    ['107 __proto__ 5', 'market', '__proto__'],
    ['107 s constructor', 'amount', 'constructor'],
    ['107 s 0', 'amount', '0'],
    ['107 s -5', 'amount', '-5'],
    ['107 s 1.234', 'amount', '1.234'],
    ['107 s 1e9', 'amount', '1e9'],
    ['107 s 99999999999999999999', 'amount', '99999999999999999999'],
    ['107 s w w', 'amount', 'w'],
    ['107 s 109 m 5', 'parlay', '109'],
    ['107 s 5 5', 'nothingMore', '5'],
    ['p 107 s 109 m 110 50', 'nothingMore', '50'],
    ['٣٤٥ s 5', 'rotation', '٣٤٥'],
  ])('%s says what would be right', (typed, fault, word) => {
    expect(readCommand(typed)).toEqual({ ok: false, fault, word });
  });

  it('ends at its bounds', () => {
    const picks = (count: number) => `p${' 107 s'.repeat(count)} 5`;
    expect(readCommand(picks(MOST_COMMAND_LEGS)).ok).toBe(true);
    expect(readCommand(picks(MOST_COMMAND_LEGS + 1))).toMatchObject({ fault: 'tooMany', word: '107' });
    expect(readCommand('107 s 5'.padEnd(MOST_COMMAND_CHARACTERS)).ok).toBe(true);
    expect(readCommand('107 s 5'.padEnd(MOST_COMMAND_CHARACTERS + 1))).toMatchObject({ fault: 'tooLong' });
  });

  it('is read back as it was meant, whatever the spaces and the case', () => {
    const one = fc.record({
      rotation: fc.integer({ min: 100, max: 99_999_999 }),
      market: fc.constantFrom(...MARKET_KEYS),
      period: fc.constantFrom(null, ...PERIOD_KEYS.keys()),
    });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: MOST_COMMAND_LEGS }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.boolean(),
        fc.boolean(),
        (legs, cents, isToWin, isLoud) => {
          const isParlay = legs.length > 1;
          const words = legs.map(({ rotation, market, period }) =>
            `${rotation} ${market} ${period ?? ''}`.trim(),
          );
          const amount = `${isToWin ? 'w' : ''}${(cents / 100).toFixed(2)}`;
          const typed = `${isParlay ? 'p ' : ''}${words.join('  ')} ${amount}`;
          expect(readCommand(isLoud ? typed.toUpperCase() : typed)).toEqual({
            ok: true,
            command: {
              isParlay,
              legs: legs.map(({ rotation, market, period }) =>
                leg(rotation, market, PERIOD_KEYS.get(period ?? '') ?? 'game'),
              ),
              amount: isToWin ? toWin(cents) : risk(cents),
            },
          });
        },
      ),
    );
  });

  it('never throws, and whatever it reads has a real amount and known markets', () => {
    const word = fc.oneof(
      fc.constantFrom('p', 'w', '107', '109', '5', 'w5', 'h1', '__proto__', '\ud800', ...MARKET_KEYS),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const reading = readCommand(words.join(' '));
        if (!reading.ok) return;
        const { amount, legs, isParlay } = reading.command;
        expect(amount === null || (Number.isSafeInteger(amount.cents) && amount.cents > 0)).toBe(true);
        expect(legs.length).toBeLessThanOrEqual(isParlay ? MOST_COMMAND_LEGS : 1);
        for (const { rotation, market } of legs) {
          expect(Number.isSafeInteger(rotation)).toBe(true);
          expect(market === null || MARKET_KEYS.includes(market)).toBe(true);
        }
      }),
    );
  });
});
