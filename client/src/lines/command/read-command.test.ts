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
    ['107 s 110', 'straight', [leg(107, 's')], risk(11_000)],
    ['  107   O  H1  W100.50 ', 'straight', [leg(107, 'o', 'half1')], toWin(10_050)],
    ['107 tu q4 5', 'straight', [leg(107, 'tu', 'quarter4')], risk(500)],
    ['p 107 s 109 m 50', 'parlay', [leg(107, 's'), leg(109, 'm')], risk(5_000)],
    [
      'p 107 s 109 m h2 111 u w20',
      'parlay',
      [leg(107, 's'), leg(109, 'm', 'half2'), leg(111, 'u')],
      toWin(2_000),
    ],
    ['', 'straight', [], null],
    ['p', 'parlay', [], null],
    ['107', 'straight', [leg(107, null)], null],
    ['107 s', 'straight', [leg(107, 's')], null],
    ['107 s w', 'straight', [leg(107, 's')], null],
  ])('%s', (typed, wagerType, legs, amount) => {
    expect(readCommand(typed)).toEqual({ ok: true, command: { wagerType, teaser: null, legs, amount } });
  });

  it.each([
    ['t 6 107 110 50', 6, [leg(107, null), leg(110, null)], risk(5_000)],
    ['tease 6 107 110 50', 6, [leg(107, null), leg(110, null)], risk(5_000)],
    ['T 6.5 107 S 109 O 110', 6.5, [leg(107, 's'), leg(109, 'o')], risk(11_000)],
    ['t 6½ 107 110 w40', 6.5, [leg(107, null), leg(110, null)], toWin(4_000)],
    ['t 7,5 107 o 110 50', 7.5, [leg(107, 'o'), leg(110, null)], risk(5_000)],
    // Three digits behind a bare pick are a pick: with cents they are an amount.
    ['t 6 107 110 150', 6, [leg(107, null), leg(110, null), leg(150, null)], null],
    ['t 6 107 110 150.00', 6, [leg(107, null), leg(110, null)], risk(15_000)],
    ['t 6 107 110 o 150', 6, [leg(107, null), leg(110, 'o')], risk(15_000)],
    ['t 6 107 s 110 s 150 20', 6, [leg(107, 's'), leg(110, 's'), leg(150, null)], risk(2_000)],
    ['t 6 107 110 w', 6, [leg(107, null), leg(110, null)], null],
    ['t 6 107', 6, [leg(107, null)], null],
    ['t 6.', 6, [], null],
  ])('%s', (typed, points, legs, amount) => {
    expect(readCommand(typed)).toEqual({
      ok: true,
      command: { wagerType: 'teaser', teaser: { points, tieRule: null }, legs, amount },
    });
  });

  it('a teaser is named by its ties, too, and waits for its points', () => {
    expect(readCommand('t 6tw 107')).toMatchObject({ command: { teaser: { points: 6, tieRule: 'tw' } } });
    expect(readCommand('t')).toMatchObject({ ok: true, command: { wagerType: 'teaser', teaser: null } });
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
    ['t 107 110 50', 'points', '107'],
    ['t 6.25 107', 'points', '6.25'],
    ['t __proto__ 107', 'points', '__proto__'],
    ['t 6tx 107', 'points', '6tx'],
    ['t 6 107 m 110 50', 'teased', 'm'],
    ['t 6 107 x', 'market', 'x'],
    ['t 6 50', 'rotation', '50'],
    ['t 6 107 110 50 50', 'nothingMore', '50'],
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
        fc.constantFrom(null, 6, 6.5, 13),
        (typedLegs, cents, isToWin, isLoud, points) => {
          const isTeaser = points !== null && typedLegs.length > 1;
          const legs = isTeaser
            ? typedLegs.map((each) => ({ ...each, market: /[md]/.test(each.market) ? 's' : each.market }))
            : typedLegs;
          const begin = isTeaser ? `t ${points} ` : legs.length > 1 ? 'p ' : '';
          const words = legs.map(({ rotation, market, period }) =>
            `${rotation} ${market} ${period ?? ''}`.trim(),
          );
          const amount = `${isToWin ? 'w' : ''}${(cents / 100).toFixed(2)}`;
          const typed = `${begin}${words.join('  ')} ${amount}`;
          expect(readCommand(isLoud ? typed.toUpperCase() : typed)).toEqual({
            ok: true,
            command: {
              wagerType: isTeaser ? 'teaser' : legs.length > 1 ? 'parlay' : 'straight',
              teaser: isTeaser ? { points, tieRule: null } : null,
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
      fc.constantFrom(
        'p',
        't',
        '6',
        'w',
        '107',
        '109',
        '5',
        'w5',
        'h1',
        '__proto__',
        '\ud800',
        ...MARKET_KEYS,
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const reading = readCommand(words.join(' '));
        if (!reading.ok) return;
        const { amount, legs, wagerType } = reading.command;
        expect(amount === null || (Number.isSafeInteger(amount.cents) && amount.cents > 0)).toBe(true);
        expect(legs.length).toBeLessThanOrEqual(wagerType === 'straight' ? 1 : MOST_COMMAND_LEGS);
        for (const { rotation, market } of legs) {
          expect(Number.isSafeInteger(rotation)).toBe(true);
          expect(market === null || MARKET_KEYS.includes(market)).toBe(true);
        }
      }),
    );
  });
});
