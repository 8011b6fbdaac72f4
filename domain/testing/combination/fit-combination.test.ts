import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_MODELS } from '../../src/betting/combination/game-model.ts';
import { normalThreshold } from '../../src/betting/joint-price/normal.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { drawCalibration } from './draw-calibration.ts';
import { fitModel } from './fit-model.ts';
import { foldsOf, judgeModel } from './judge-fit.ts';
import type { PlayedGame } from './played-game.ts';
import { readSeasons } from './read-seasons.ts';
import { putTable, writeCovariances, writeTable } from './write-fit.ts';

const [NFL, HOCKEY] = ['nfl', 'nhl'].map((name) => GAME_MODELS.find((model) => model.name === name)!) as [
  (typeof GAME_MODELS)[number],
  (typeof GAME_MODELS)[number],
];

/** Games in four quarters: what one half brings, the other gives `back` of. Nothing ends level. */
const drawGames = (count: number, back: number, ownTotals = 0): PlayedGame[] => {
  const random = createSeededRandom(7);
  const draw = (): number => normalThreshold(random());
  return Array.from({ length: count }, (_, at): PlayedGame => {
    const [favored, totalLine] = [Math.round(draw() * 12) / 2, 44 + Math.round(draw() * 8) / 2];
    const margins = Array.from({ length: 4 }, () => draw() * 6);
    margins[3]! -= back * (margins[0]! + margins[1]!);
    const shared = draw() * ownTotals;
    const totals = Array.from({ length: 4 }, () => 3 * (draw() + shared));
    const parts = margins.map((margin, part): [number, number] => {
      const [side, total] = [margin + favored / 4, totals[part]! + totalLine / 4];
      return [(total - side) / 2, (total + side) / 2];
    });
    return { season: String(2019 + (at % 3)), favored, totalLine, parts: [...parts, [0, 0]] };
  });
};

describe('a fit of games', () => {
  it('finds how parts go together, beside what the lines promise', () => {
    const { covariances, margins, totals } = fitModel(drawGames(6_000, 0.3, 0.5));
    const { margins: m, totals: t } = covariances;
    expect(covariances.games).toBe(6_000);
    // 6² a quarter; the fourth gives back 0.3 of the first two.
    const expected = [36, 0, -10.8, 36 * (1 + 2 * 0.3 ** 2)];
    for (const [at, figure] of [m[0]![0], m[1]![2], m[0]![3], m[3]![3]].entries())
      expect(Math.abs(figure! - expected[at]!)).toBeLessThan(2);
    // 3² of its own, and (3 ÷ 2)² of what all quarters share.
    expect(Math.abs(t[0]![0]! - 11.25)).toBeLessThan(0.7);
    expect(Math.abs(t[0]![1]! - 2.25)).toBeLessThan(0.7);
    expect(margins[0]!.each).toBeCloseTo(0.25, 1);
    expect(totals[2]!.each).toBeCloseTo(0.25, 1);
    expect(m[4]).toEqual([0, 0, 0, 0, 0]);
  });

  it('is judged on games that it doesn’t know', () => {
    const games = drawGames(90, 0.3);
    const seasons = foldsOf(games, true);
    expect(seasons.map(({ judged }) => new Set(judged.map(({ season }) => season)))).toEqual([
      new Set(['2019']),
      new Set(['2020']),
      new Set(['2021']),
    ]);
    for (const { fitted, judged } of seasons) {
      expect(fitted).toHaveLength(60);
      expect(fitted.filter((game) => judged.includes(game))).toEqual([]);
    }
    expect(foldsOf(games, false)).toEqual([{ fitted: games.slice(0, 60), judged: games.slice(60) }]);
  });

  it('says more of games that it fits than independence does, and less than their own frequencies', () => {
    const games = drawGames(900, 0.3);
    const {
      modelLoss,
      independentLoss,
      leastLoss,
      sets,
      games: judged,
      bins,
    } = judgeModel(NFL, foldsOf(games, false));
    expect([judged, sets]).toEqual([300, 1_330]);
    expect(modelLoss / independentLoss).toBeLessThan(0.965);
    expect(leastLoss).toBeLessThan(modelLoss);
    // Every game ends in one way for each set.
    expect(bins.reduce((sum, { came }) => sum + came, 0)).toBe(300 * 1_330);
    const middle = bins[4]!;
    expect(Math.abs(middle.said / middle.cases - middle.came / middle.cases)).toBeLessThan(0.02);
  }, 60_000);

  it('says less where it is fitted to games of another kind', () => {
    const judged = drawGames(300, 0);
    const [alike, other] = [0, -3].map((back) => {
      const { modelLoss, independentLoss } = judgeModel(NFL, [{ fitted: drawGames(600, back), judged }]);
      return modelLoss / independentLoss;
    });
    expect(alike).toBeLessThan(other! - 0.01);
  }, 60_000);
});

const NFL_SHEET = JSON.stringify([
  {
    season: 2019,
    home_1stQtr: '3',
    home_2ndQtr: '0',
    home_3rdQtr: '7',
    home_4thQtr: '10',
    away_1stQtr: '7',
    away_2ndQtr: '3',
    away_3rdQtr: '0',
    away_4thQtr: '10',
    home_final: '23',
    away_final: '20',
    home_close_spread: 46.5,
    close_over_under: 3,
  },
  { season: 2020, home_1stQtr: '', home_final: '23', home_close_spread: -3, close_over_under: 40 },
]);

const NHL_SHEET = `Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,PuckLineA,OpenOU,OpenOUA,CloseOU,CloseOUA
1012,1,V,One,0,2,1,4,120,200,1.5,-120,6,-120,5.5,-130
1012,2,H,Two,1,0,2,3,-140,-200,-1.5,100,6,100,5.5,110
1012,3,V,One,0,2,1,2,120,200,1.5,-120,6,-120,5.5,-130
1012,4,H,Two,1,0,0,1,-140,-200,-1.5,100,6,100,5.5,110
1012,5,V,One,0,2,1,3,120,NL,1.5,-120,6,-120,5.5,-130
1012,6,H,Two,1,0,0,1,-140,-200,-1.5,100,6,100,5.5,110
`;

const COLLEGE_SHEET = `Date,Rot,VH,Team,1st,2nd,Final,Open,Close,ML,2H
1110,517,V,One,45,43,88,141,143,260,77.5
1110,518,H,Two,38,27,65,6,7,-330,5.5
1110,519,V,One,40,40,85,6,2.5,-130,5.5
1110,520,H,Two,38,42,80,141,150,110,77.5
1110,521,V,One,40,40,80,6,pk,-130,5.5
1110,522,H,Two,38,40,78,141,150,110,77.5
`;

const BASEBALL_SHEET = `seas,date,v_final,h_final,v_ml_close,h_ml_close,ou_close
2017,2017-04-02,5,6,-100,100,8.5
2017,2017-04-03,5,6,NA,100,8.5
`;

const NBA_SCORES = `GAME_ID,TEAM_ID,PTS_QTR1,PTS_QTR2,PTS_QTR3,PTS_QTR4,PTS
001,11,20,21,22,23,96
001,12,24,20,21,21,90
`;
const NBA_LINES = `Location,TeamId,GameId,Average_Line_Spread,Average_Line_OU
away,11,001,4.5,210.5
home,12,001,-4.5,210.5
`;
const NBA_PLAYOFFS = NBA_LINES.replaceAll('001', '002');

const COLLEGE_GAMES = `home_team,home_conf,home_score,away_score,season,event_id
A,B,23.0,20.0,2025,9
A,B,10.0,20.0,2025,8
`;
const COLLEGE_ODDS = `event_id,spread_close_home,total_close
9,-2.5,51.5
`;

describe('seasons in files', () => {
  const read = (...texts: string[]) => readSeasons(texts.map((text, at) => ({ name: `file${at}`, text })));

  it('are read with what overtime adds, and rows whose spread and total are interchanged', () => {
    const { seasons, incomplete } = read(NFL_SHEET);
    expect(seasons.get('nfl')).toEqual([
      {
        season: '2019',
        favored: -3,
        totalLine: 46.5,
        parts: [
          [7, 3],
          [3, 0],
          [0, 7],
          [10, 10],
          [0, 3],
        ],
      },
    ]);
    expect(incomplete).toBe(1);
  });

  it('leave out games with more points in their parts than in the end, and those without a line', () => {
    const { seasons, incomplete } = read(NHL_SHEET);
    expect(seasons.get('nhl')).toHaveLength(1);
    expect(seasons.get('nhl')![0]).toMatchObject({ totalLine: 5.5, favored: expect.closeTo(1 / 6, 3) });
    expect(seasons.get('nhl')![0]!.parts[3]).toEqual([1, 0]);
    expect(incomplete).toBe(2);
  });

  it('have the total on one row and the favorite’s points on the other', () => {
    const lines = read(COLLEGE_SHEET).seasons.get('collegeBasketball')!;
    expect(lines.map(({ favored, totalLine }) => [favored, totalLine])).toEqual([
      [7, 143],
      [-2.5, 150],
      [-0, 150],
    ]);
    expect(lines[1]!.parts[2]).toEqual([5, 0]);
  });

  it('are joined from their files in any order, several of one layout too; others are named', () => {
    const all = [
      NBA_PLAYOFFS,
      'Div,Date\nE0,1',
      NBA_LINES,
      NBA_SCORES,
      COLLEGE_ODDS,
      COLLEGE_GAMES,
      BASEBALL_SHEET,
    ];
    const { seasons, leftOut } = read(...all);
    expect([...seasons].map(([name, games]) => [name, games.length])).toEqual([
      ['collegeFootball', 1],
      ['nba', 1],
      ['mlb', 1],
    ]);
    expect(leftOut).toEqual(['file1']);
    expect(seasons.get('nba')![0]).toMatchObject({ favored: 4.5, totalLine: 210.5 });
    expect(seasons.get('nba')![0]!.parts[4]).toEqual([10, 4]);
    expect(seasons.get('collegeFootball')![0]).toMatchObject({ favored: 2.5, parts: [[20, 23]] });
    expect(read(NBA_LINES).leftOut).toEqual(['file0']);
    expect(read('', '[]', '[1, null]').leftOut).toHaveLength(3);
  });
});

describe('what is written of a fit', () => {
  const games = drawGames(60, 0.3).map((game) => ({ ...game, parts: game.parts.slice(0, 4) }));
  const league = {
    name: 'nhl',
    covariances: fitModel(games).covariances,
    judgement: judgeModel(HOCKEY, foldsOf(games, false)),
    judged: 'the last third by the rest',
  } as const;

  it('is the file of the domain, which holds the figures to three places', () => {
    const text = writeCovariances([league]);
    const figures = /= (\{.*\});/s
      .exec(text)![1]!
      .replace(/(\w+):/g, '"$1":')
      .replace(/,(\s*[}\]])/g, '$1');
    expect(JSON.parse(figures)).toEqual({ nhl: league.covariances });
  });

  it('is a table in its place in the page', () => {
    const table = writeTable([league]);
    const page = putTable('a\n<!-- fitted -->\n\nold\n\n<!-- /fitted -->\nb\n', table);
    expect(page).toBe(`a\n<!-- fitted -->\n\n${table}\n\n<!-- /fitted -->\nb\n`);
    expect(putTable(page, table)).toBe(page);
    expect(table).toMatch(
      /\| NHL \| 60 \| the last third by the rest \| 20 \| \d+ \| 0\.\d{4} \| 0\.\d{4} \|$/,
    );
    expect(() => putTable('nothing', table)).toThrow('no place');
  });

  it('is a picture with a dot for each share of the probabilities that has enough cases', () => {
    const bins = [
      { cases: 1_000, said: 100, came: 90 },
      { cases: 199, said: 30, came: 30 },
    ];
    const picture = drawCalibration([{ name: 'nhl', title: 'NHL', bins }]);
    expect(picture.match(/<circle/g)).toHaveLength(1);
    // One tenth to the right, 0.09 upwards.
    expect(picture).toContain('cx="56.0" cy="200.2"');
  });
});

describe('the command', () => {
  const kept = join(import.meta.dirname, '../../src/betting/combination/fitted-covariances.ts');

  const run = (sheet: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-'));
    try {
      const path = join(folder, 'seasons.csv');
      writeFileSync(path, sheet);
      const command = join(import.meta.dirname, 'fit-combination-command.ts');
      return spawnSync(process.execPath, [command, path], { encoding: 'utf8' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('prints the table of the leagues that it finds, and writes nothing while one is missing', () => {
    const before = readFileSync(kept, 'utf8');
    const random = createSeededRandom(11);
    const score = (): number => Math.max(0, Math.round(normalThreshold(random()) * 3 + 4));
    const games = Array.from({ length: 300 }, () => `2017,2017-04-02,${score()},${score()},-110,100,8.5`);
    const { status, stdout } = run(
      ['seas,date,v_final,h_final,v_ml_close,h_ml_close,ou_close', ...games].join('\n'),
    );
    expect(stdout).toMatch(
      /\| MLB \| 300 \| the last third by the rest \| 100 \| 10 \| 0\.\d{4} \| 0\.\d{4} \|/,
    );
    expect(stdout).toContain('Nothing was written');
    expect(status).toBe(0);
    expect(readFileSync(kept, 'utf8')).toBe(before);
  }, 60_000);

  it('fails where no file can be used', () => {
    const { status, stdout } = run('Div,Date\nE0,1\n');
    expect(status).toBe(1);
    expect(stdout).toContain('Not used: seasons.csv.');
  }, 60_000);

  it('HR-65.2: wrote the figures that the domain keeps, a model for each league', () => {
    const rows = [...readFileSync(kept, 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name);
    expect(rows).toEqual(GAME_MODELS.map(({ name }) => name));
  });
});
