/**
 * Fits the models of games that combinations are priced by to seasons in files, and judges them out of sample:
 *
 *   npm run fit:combination -- FILE…
 *
 * It knows files by their columns, in any order. Where every league has its season, it writes what was fitted
 * (`domain/src/betting/combination/fitted-covariances.ts`), the table and the picture of docs/combination.md; else it
 * prints the table alone. Exit code 1 when no file could be used, or a league is worse than independence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_MODELS } from '../../src/betting/combination/game-model.ts';
import { drawCalibration } from './draw-calibration.ts';
import { fitModel } from './fit-model.ts';
import { foldsOf, judgeModel } from './judge-fit.ts';
import { readSeasons } from './read-seasons.ts';
import { type FittedLeague, putTable, TITLES, writeCovariances, writeTable } from './write-fit.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { positionals } = parseArgs({ allowPositionals: true });
const files = positionals.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
const { seasons, leftOut, incomplete } = readSeasons(files);

const fitLeague = (model: (typeof GAME_MODELS)[number]): FittedLeague[] => {
  const games = seasons.get(model.name);
  if (games === undefined) return [];
  // Seasons of one sport alone are many enough to be judged by each other.
  const bySeason = model.name === 'nfl' && new Set(games.map(({ season }) => season)).size > 1;
  return [
    {
      name: model.name,
      covariances: fitModel(games).covariances,
      judgement: judgeModel(model, foldsOf(games, bySeason)),
      judged: bySeason ? 'each season by the others' : 'the last third by the rest',
    },
  ];
};

const leagues = GAME_MODELS.flatMap(fitLeague);
console.log(writeTable(leagues));
console.log(`\n${incomplete} games are left out: a score or a line is missing.`);
if (leftOut.length > 0) console.log(`Not used: ${leftOut.join(', ')}.`);
if (leagues.length < GAME_MODELS.length) console.log('Nothing was written: not every league has a season.');
else {
  writeFileSync(
    join(root, 'domain/src/betting/combination/fitted-covariances.ts'),
    writeCovariances(leagues),
  );
  const page = join(root, 'docs/combination.md');
  writeFileSync(page, putTable(readFileSync(page, 'utf8'), writeTable(leagues)));
  const bins = leagues.map(({ name, judgement }) => ({ name, title: TITLES[name], bins: judgement.bins }));
  writeFileSync(join(root, 'docs/pictures/combination-calibration.svg'), drawCalibration(bins));
}
const isWorse = ({ judgement }: FittedLeague): boolean => judgement.modelLoss > judgement.independentLoss;
if (leagues.length === 0 || leagues.some(isWorse)) process.exitCode = 1;
