import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import {
  type RESULT_COMMANDS,
  WAITING_REASONS,
} from '@lineboard/domain/desk/operator/result-commands.schema';
import type pg from 'pg';
import { readGamesWaiting } from '../../betting/grading/games-waiting.ts';
import { writeDecision } from '../../lines/results/decide-result.ts';
import type { GameResultRow } from '../../lines/results/result-rows.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { describeScore } from './describe-lines.ts';

type Change = Exclude<keyof typeof RESULT_COMMANDS, 'results waiting'>;
/** Names all that any of them may be refused with. */
type Context = CommandContext<Change>;
type Decision = Omit<Parameters<typeof writeDecision>[3], 'decision'> & {
  decision: NonNullable<GameResultRow['decision']>;
  /** The version that it speaks of; the latest else. */
  of?: GameResultRow;
};

const MOST = 100;

/** The versions of the feed that spoke last, the latest first. */
const readVersions = async (client: pg.PoolClient, gameNum: number): Promise<GameResultRow[]> => {
  const { rows } = await client.query<GameResultRow>(
    'select * from game_result where game_num = $1 order by result_version desc limit 200 for update',
    [gameNum],
  );
  return rows.filter(({ feed_id: feedId }) => feedId === rows[0]?.feed_id);
};

/** Two teams, from whatever remembers the game. */
const ON = `coalesce(
  (select team1_id || ' at ' || team2_id from played_game p where p.game_num = g.game_num),
  (select team1_id || ' at ' || team2_id from wager_item i where i.game_num = g.game_num
     order by ticket_number desc limit 1), '')`;

const describeOn = async (client: pg.PoolClient, gameNum: number): Promise<string> => {
  const { rows } = await client.query<{ on: string }>(
    `select ${ON} as on from (select $1::bigint as game_num) g`,
    [gameNum],
  );
  return rows[0]?.on ?? '';
};

const isReason = (text: string | null): text is keyof typeof WAITING_REASONS =>
  text !== null && Object.hasOwn(WAITING_REASONS, text);

const describeResult = async (client: pg.PoolClient, row: GameResultRow) => ({
  gameNum: row.game_num,
  on: await describeOn(client, row.game_num),
  told: describeScore(row),
  held: isReason(row.held) ? row.held : null,
  versions: row.result_version,
});

/** The next look of grading, on whichever gateway, works out the effect on wagers. */
const decide = async <Name extends Change>(
  given: CommandContext<Name>,
  gameNum: number,
  judge: (latest: GameResultRow, before: readonly GameResultRow[], context: Context) => Decision,
) => {
  const context = given as unknown as Context;
  const { client, wallMs, bookMs, refuse } = context;
  const [latest, ...before] = await readVersions(client, gameNum);
  if (latest === undefined) return refuse('noResult', { gameNum });
  const { of = latest, ...said } = judge(latest, before, context);
  const row = await writeDecision(client, of, latest.result_version + 1, said, { wallMs, bookMs });
  if (row === null) throw new Error('a result was told under its own lock');
  const after = await describeResult(client, row);
  return { before: await describeResult(client, latest), after, answer: after };
};

/** A final that was held for what it didn't tell is official by the operator's word. */
const confirmedDetail = (row: GameResultRow) =>
  row.held === 'tooFewSegments' || row.held === 'unknownLayout'
    ? { ...row.detail, official: true }
    : row.detail;

const confirm: Run<'results confirm'> = (given, { gameNum }) =>
  decide(given, gameNum, (latest, _before, { refuse }) => {
    if (latest.held === null) return refuse('resultNotHeld', { gameNum });
    return { decision: 'confirmed', detail: confirmedDetail(latest) };
  });

const hold: Run<'results hold'> = (given, { gameNum }) =>
  decide(given, gameNum, (latest, before, { refuse }) => {
    if (latest.held !== null)
      return refuse('resultHeld', {
        gameNum,
        why: isReason(latest.held) ? WAITING_REASONS[latest.held] : latest.held,
      });
    const [previous] = before;
    const why = latest.decision === 'confirmed' ? (previous?.held ?? 'byOperator') : 'byOperator';
    return { decision: 'heldAgain', held: why };
  });

const close: Run<'results close'> = (given, { gameNum }) =>
  decide(given, gameNum, (latest, _before, { refuse }) => {
    if (latest.phase === 'cancelled' && latest.held === null) return refuse('gameClosed', { gameNum });
    return { decision: 'closed', phase: 'cancelled' };
  });

/** A final that was told of the make-up decides; without one the game is open. */
const reopen: Run<'results reopen'> = (given, { gameNum }) =>
  decide(given, gameNum, (latest, before, { refuse }) => {
    const all = [latest, ...before].filter(({ held }) => held === null);
    const closedAt = all.findIndex(({ phase }) => phase === 'cancelled');
    const reopenedAt = all.findIndex(({ decision }) => decision === 'reopened');
    if (closedAt === -1 || (reopenedAt !== -1 && reopenedAt < closedAt))
      return refuse('gameNotClosed', { gameNum });
    const final = all.slice(0, closedAt).find(({ phase }) => phase === 'final');
    return final === undefined
      ? { decision: 'reopened', phase: 'live' }
      : { decision: 'reopened', of: final };
  });

const waiting: Run<'results waiting'> = async ({ client, bookMs }, { most = MOST }) => {
  const games = (await readGamesWaiting({ pool: client }, bookMs)).slice(0, most);
  const answer: Array<CommandAnswer<'results waiting'>[number]> = [];
  for (const { gameNum, why, wagers } of games) {
    const [latest] = await readVersions(client, gameNum);
    if (!isReason(why)) continue;
    answer.push({
      gameNum,
      on: await describeOn(client, gameNum),
      why,
      reason: WAITING_REASONS[why],
      told: latest === undefined ? null : describeScore(latest),
      wagers,
    });
  }
  return { answer };
};

export const RESULT_RUNS: Runs<keyof typeof RESULT_COMMANDS> = {
  'results waiting': waiting,
  'results confirm': confirm,
  'results hold': hold,
  'results close': close,
  'results reopen': reopen,
};
