/**
 * A line mover's afternoon, at the door for batches, the guard, the log and the book of a gateway:
 *
 *   node gateway/testing/afternoon/run-afternoon-command.ts [--mistakes 200] [--games 60] [--moves 10000] [--seed 1]
 *     [FILE...]
 *
 * A generator that knows the truth plants mistakes among right moves, as movers make them: it counts the bets that
 * would be taken at a price that a careful trader would have pulled, boards that are emptied, and mistakes that
 * operators aren't told once. Beside it right moves alone: after scores in play, and those of historical files. Exit
 * code 1 when anything of it isn't as it must be.
 */
import { parseArgs } from 'node:util';
import { printAfternoon } from './print-afternoon.ts';
import { runAfternoon } from './run-afternoon.ts';
import { runMoves } from './run-moves.ts';
import { runFiles } from './run-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mistakes: { type: 'string', default: '200' },
    games: { type: 'string', default: '60' },
    moves: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const afternoon = await runAfternoon({
  seed,
  mistakes: Number(values.mistakes),
  games: Number(values.games),
});
const moves = await runMoves({ seed: seed + 1, moves: Number(values.moves) });
const files = positionals.length === 0 ? null : await runFiles(positionals);
process.exitCode = printAfternoon(
  { afternoon, moves, files },
  (line) => void process.stdout.write(`${line}\n`),
)
  ? 0
  : 1;
