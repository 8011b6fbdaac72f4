import type { Covariances, ModelName } from '../../src/betting/combination/covariances.ts';
import type { Judgement } from './judge-fit.ts';

export interface FittedLeague {
  name: ModelName;
  covariances: Covariances;
  judgement: Judgement;
  /** How it was judged: `season by season`, `last third`. */
  judged: string;
}

export const TITLES: Readonly<Record<ModelName, string>> = {
  nfl: 'NFL',
  collegeFootball: 'College football',
  nba: 'NBA',
  collegeBasketball: 'College basketball',
  nhl: 'NHL',
  mlb: 'MLB',
};

const writeMatrix = (name: string, matrix: ReadonlyArray<readonly number[]>): string => {
  if (matrix.length === 1) return `    ${name}: [[${matrix[0]!.join(', ')}]],`;
  return [`    ${name}: [`, ...matrix.map((row) => `      [${row.join(', ')}],`), '    ],'].join('\n');
};

/** The file of the domain that keeps what was fitted. */
export const writeCovariances = (leagues: readonly FittedLeague[]): string =>
  [
    "import type { Covariances, ModelName } from './covariances.ts';",
    '',
    '/** Written by `npm run fit:combination` (docs/combination.md), in the order of the parts of each model. */',
    'export const FITTED_COVARIANCES: Readonly<Record<ModelName, Covariances>> = {',
    ...leagues.map(({ name, covariances: { games, margins, totals } }) =>
      [
        `  ${name}: {`,
        `    games: ${games},`,
        writeMatrix('margins', margins),
        writeMatrix('totals', totals),
        '  },',
      ].join('\n'),
    ),
    '};',
    '',
  ].join('\n');

const ratio = (one: number, other: number): string => (one / other).toFixed(4);

/** What the fit is worth, a line for each league. */
export const writeTable = (leagues: readonly FittedLeague[]): string =>
  [
    '| league | games fitted | judged | games | pairs and triples | log loss ÷ independence | the least there could be |',
    '|---|---|---|---|---|---|---|',
    ...leagues.map(({ name, covariances, judged, judgement }) => {
      const { games, sets, modelLoss, independentLoss, leastLoss } = judgement;
      return (
        `| ${TITLES[name]} | ${covariances.games} | ${judged} | ${games} | ${sets} ` +
        `| ${ratio(modelLoss, independentLoss)} | ${ratio(leastLoss, independentLoss)} |`
      );
    }),
  ].join('\n');

/** Puts the table between its marks in the page. @throws Error where the page has no marks */
export const putTable = (page: string, table: string): string => {
  const [begin, end] = ['<!-- fitted -->\n', '\n<!-- /fitted -->'];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/combination.md has no place for the table');
  return `${page.slice(0, from + begin.length)}\n${table}\n${page.slice(to)}`;
};
