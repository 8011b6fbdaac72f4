/**
 * What the casino games return, worked out and played:
 *
 *   npm run game-returns -- [--rounds 10000000] [--only blackjack,dice] [--seed 1] [--product-draws]
 *
 * First every figure that the games state is worked out again from their rules, then each game is played by best play,
 * with quick draws or, when asked, with the product's own. Exit code 1 when a figure differs, or a mean is off by more
 * than 4.5 standard errors.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/casino/games/games.ts';
import * as machines from '../../src/casino/games/slots/slot-machines.ts';
import { createRational, type Rational } from '../../src/ground/money/rational.ts';
import { calculateBaccaratReturns } from './calculate-baccarat-chances.ts';
import { calculateBingoReturn } from './calculate-bingo-return.ts';
import { calculateBlackjackReturn } from './calculate-blackjack-return.ts';
import { calculateSlotReturn } from './calculate-slot-return.ts';
import { createProductRounds, createQuickRounds, MOST_DEVIATIONS, simulateGame } from './simulate-game.ts';
import { listVideoPokerGames, SIMULATED_GAMES } from './simulated-games.ts';
import { calculateVideoPokerReturn, createVideoPokerTables } from './video-poker-best-play.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    'product-draws': { type: 'boolean', default: false },
  },
});
const only = values.only.split(',');
const isAsked = (name: string): boolean => values.only === '' || only.includes(name);

const BLACKJACK_PLACES = 1e7;
const tables = createVideoPokerTables();
const roundBlackjack = (): Rational =>
  createRational(Math.round(calculateBlackjackReturn() * BLACKJACK_PLACES), BLACKJACK_PLACES);

/** What is worked out here, besides the rules; roulette, dice, crash and scratch cards state what their tables say. */
const WORKED_OUT: readonly [keyof typeof GAMES, () => ReadonlyMap<string, Rational>][] = [
  ['blackjack', () => new Map([['basicStrategy', roundBlackjack()]])],
  ['baccarat', calculateBaccaratReturns],
  ['videoPoker', () => new Map([['bestPlay', calculateVideoPokerReturn(tables)]])],
  ['miniSlots', () => new Map([['spin', calculateSlotReturn(machines.MINI_SLOTS)]])],
  ['calmSlots', () => new Map([['spin', calculateSlotReturn(machines.CALM_SLOTS)]])],
  ['steadySlots', () => new Map([['spin', calculateSlotReturn(machines.STEADY_SLOTS)]])],
  ['wildSlots', () => new Map([['spin', calculateSlotReturn(machines.WILD_SLOTS)]])],
  ['bingo', () => new Map([['card', calculateBingoReturn()]])],
];

const inPercent = ({ numerator, denominator }: Rational): string =>
  `${((Number(numerator) / Number(denominator)) * 100).toFixed(5)} %`;

for (const [id, workOut] of WORKED_OUT.filter(([name]) => isAsked(name)))
  for (const [bet, figure] of workOut()) {
    const stated = GAMES[id].returns.get(bet);
    const isRight = stated?.numerator === figure.numerator && stated.denominator === figure.denominator;
    if (!isRight) process.exitCode = 1;
    const exact = `${figure.numerator}/${figure.denominator}`;
    console.log(`${isRight ? '✓' : '✗'} ${id} ${bet}: ${inPercent(figure)} (${exact})`);
  }

for (const game of [...SIMULATED_GAMES, ...listVideoPokerGames(tables)].filter(({ name }) => isAsked(name))) {
  const startedAt = performance.now();
  const nextRound = values['product-draws']
    ? createProductRounds(`returns-${values.seed}`)
    : createQuickRounds(Number(values.seed));
  for (const { stated, mean, deviations } of simulateGame(game, Number(values.rounds), nextRound)) {
    const isRight = Math.abs(deviations) <= MOST_DEVIATIONS;
    if (!isRight) process.exitCode = 1;
    const played = `${(mean * 100).toFixed(4)} % of ${(stated * 100).toFixed(4)} %`;
    console.log(`${isRight ? '✓' : '✗'} ${game.name}: ${played}, ${deviations.toFixed(2)} standard errors`);
  }
  console.log(`  ${values.rounds} rounds in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
