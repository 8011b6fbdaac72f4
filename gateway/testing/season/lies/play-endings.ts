import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/ground/database/create-database.ts';
import type { Row } from '../../afternoon/mover-rows.ts';
import type { TrueGame } from '../../afternoon/true-game.ts';
import { ENDINGS, type EndingStage } from './endings.ts';
import { countDecided, letTimePass } from './judge-lies.ts';
import type { LiesBoard } from './lies-board.ts';
import type { LiesOperator } from './lies-operator.ts';
import type { LyingFeed } from './lying-feed.ts';
import { patiently } from './patiently.ts';
import type { TruthLog } from './truth-log.ts';

interface EndingParts {
  database: Database;
  board: LiesBoard;
  feed: LyingFeed;
  operator: LiesOperator;
  truth: TruthLog;
  find: (what: string) => void;
}

const LOOK_EVERY_MS = 100;
const GRADED_WITHIN_MS = 120_000;
/** A row that a gateway refuses while its clock is wrong is said again. */
const SAY_AGAIN_MS = 5_000;
/** Longer than grading takes to look for what is due. */
const LOOKED_MS = 6_000;

const LATEST = `
select phase, score1, score2, held, done from game_result where game_num = $1 order by result_version desc limit 1`;

const LEGS = 'select count(*)::int as legs from wager_item where game_num = $1';

interface LatestResult {
  phase: string;
  score1: number;
  score2: number;
  held: string | null;
  done: boolean;
}

const readLatest = async ({ pool }: Database, gameNum: number): Promise<LatestResult | undefined> =>
  (await patiently(() => pool.query<LatestResult>(LATEST, [gameNum]))).rows[0];

const countLegs = async ({ pool }: Database, gameNum: number): Promise<number> => {
  const { rows } = await patiently(() => pool.query<{ legs: number }>(LEGS, [gameNum]));
  return rows[0]?.legs ?? 0;
};

const createStage = (
  { database, feed, operator, truth, find }: EndingParts,
  game: TrueGame,
  name: string,
): EndingStage => {
  let said: readonly Row[] = [];
  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    let againMs = Date.now() + SAY_AGAIN_MS;
    for (const giveUpAt = Date.now() + GRADED_WITHIN_MS; Date.now() < giveUpAt; await sleep(LOOK_EVERY_MS)) {
      if (await holds()) return;
      if (Date.now() < againMs) continue;
      againMs = Date.now() + SAY_AGAIN_MS;
      await feed.push(said);
    }
    find(`${name}, game ${game.gameNum}: never ${what}`);
  };
  return {
    game,
    operator,
    sleep: async (ms) => {
      await sleep(ms);
    },
    say: async (...rows) => {
      said = rows;
      await feed.push(rows);
      truth.end(game.gameNum);
    },
    graded: (phase, score) =>
      until(`${phase} ${score?.join('-') ?? ''}`, async () => {
        const row = await readLatest(database, game.gameNum);
        const isScore = score === undefined || (row?.score1 === score[0] && row.score2 === score[1]);
        return row?.phase === phase && row.held === null && row.done && isScore;
      }),
    heard: (phase) =>
      until(`heard of as ${phase}`, async () => (await readLatest(database, game.gameNum))?.phase === phase),
    // Nobody waits with it where nothing was bet.
    told: () =>
      until(
        'told to an operator',
        async () =>
          (await countLegs(database, game.gameNum)) === 0 || (await operator.listWaiting()).has(game.gameNum),
      ),
    open: () => until('open again', async () => (await countDecided(database, game.gameNum)) === 0),
  };
};

/** What waits is undecided, what remains is decided, and operators are told of what waits for them. */
const judgeStanding = async (
  { database, board, operator, find }: EndingParts,
  when: string,
): Promise<void> => {
  const waiting = await operator.listWaiting();
  for (const game of board.games) {
    const name = board.endingOf(game);
    const { waits, stands } = ENDINGS[name]!;
    const legs = await countLegs(database, game.gameNum);
    const decided = await countDecided(database, game.gameNum);
    if (waits !== undefined && decided > 0)
      find(`${name}, game ${game.gameNum}: ${decided} legs were decided ${when}`);
    if (stands === true && decided < legs)
      find(`${name}, game ${game.gameNum}: ${legs - decided} legs were opened ${when}`);
    if (waits === 'operator' && legs > 0 && !waiting.has(game.gameNum))
      find(`${name}, game ${game.gameNum}: no operator is told ${when}`);
  }
};

/** Every game ends in its way; between what is said first and last of it time passes, which decides nothing. */
export const playEndings = async (parts: EndingParts): Promise<void> => {
  const { database, board, operator, find } = parts;
  await operator.letLateStand();
  const stages = board.games.map((game) => {
    const name = board.endingOf(game);
    return { game, name, ending: ENDINGS[name]!, stage: createStage(parts, game, name) };
  });
  const playAll = (half: (stage: (typeof stages)[number]) => Promise<void> | undefined): Promise<unknown> =>
    Promise.all(
      stages.map((each) =>
        Promise.resolve(half(each)).catch((error: unknown) => find(`${each.name}: ${String(error)}`)),
      ),
    );
  await playAll(async ({ ending, stage }) => {
    await ending.first(stage);
    if (ending.waits === 'operator') await stage.told();
  });
  await sleep(LOOKED_MS);
  await judgeStanding(parts, 'before anybody decided');
  const closed = await letTimePass(database);
  const postponed = stages.filter(({ name }) => name.startsWith('postponed')).map(({ game }) => game.gameNum);
  for (const gameNum of closed)
    if (!postponed.includes(gameNum)) find(`game ${gameNum} was closed by the clock alone`);
  await sleep(LOOKED_MS);
  await judgeStanding(parts, 'by the clock');
  await playAll(({ ending, stage }) => ending.goesOn?.(stage));
};
