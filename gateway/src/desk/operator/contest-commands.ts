import { decideByWay, offersDraw, readWays } from '@lineboard/domain/betting/grading/decide-by-way';
import {
  countShared,
  decideByStatistic,
  decideContestant,
  isAnswer,
} from '@lineboard/domain/betting/grading/decide-contestant';
import type { CommandAnswer, CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import type { CONTEST_COMMANDS } from '@lineboard/domain/desk/operator/contest-commands.schema';
import type pg from 'pg';
import type { ContestResultRow } from '../../lines/results/result-rows.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import {
  type ContestantRecord,
  type ContestRecord,
  type KnownContest,
  readContest,
} from './contest-record.ts';
import { DECIDE_CONTEST } from '../../lines/results/decide-contest.ts';

type Change = 'contests decide' | 'contests confirm' | 'contests release';
/** Names all that any of them may be refused with. */
type Context = CommandContext<'contests decide'>;
type Word = Pick<ContestResultRow, 'outcome' | 'tied' | 'places'>;

const MOST = 100;
const SILENT_MS = 24 * 3_600_000;

/** A command that a feed overtakes while the operator decides is tried again. */
const TRIES = 5;

/** A further version of what became of a contestant; grading takes it up with its next look. */
const write = async (
  { client, wallMs, bookMs }: Context,
  { record, feedId }: KnownContest,
  contestantNum: number,
  { outcome, tied, places }: Word,
  decision: NonNullable<ContestResultRow['decision']>,
): Promise<void> => {
  const values = [
    record.contestNum,
    contestantNum,
    outcome,
    tied,
    places,
    feedId,
    wallMs,
    Math.round(bookMs),
  ];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rowCount } = await client.query(DECIDE_CONTEST, [...values, decision]);
    if (rowCount === 1) return;
  }
  throw new Error('a contest is told again and again while it is decided');
};

/** Operators decide one after the other; null: nothing about this contestant. */
const change = async <Name extends Change>(
  given: CommandContext<Name>,
  contestNum: number,
  decision: NonNullable<ContestResultRow['decision']>,
  judge: (contestant: ContestantRecord, contest: KnownContest, context: Context) => Promise<Word | null>,
) => {
  const context = given as unknown as Context;
  const { client, refuse } = context;
  await client.query(`select pg_advisory_xact_lock(hashtext('contest'), $1::int)`, [contestNum]);
  const contest = await readContest(client, contestNum);
  if (contest === null) return refuse('unknownContest', { contestNum });
  let changed = 0;
  for (const contestant of contest.record.contestants) {
    const word = await judge(contestant, contest, context);
    if (word === null) continue;
    await write(context, contest, contestant.contestantNum, word, decision);
    changed += 1;
  }
  if (changed === 0) return refuse('nothingToChange', {});
  const after = (await readContest(client, contestNum)) ?? contest;
  return { before: contest.record, after: after.record, answer: after.record };
};

const readNumbers = (text: string | undefined): number[] =>
  text === undefined ? [] : text.split(',').map(Number);

const NO_ACTION: Word = { outcome: 'P', tied: null, places: null };

/** @returns how a fight ended, for those who bet on it */
const readFight = (
  { contestNum, fightEnd = 'noContest', fightWinner, others = false }: CommandInput<'contests decide'>,
  contestants: readonly ContestantRecord[],
  refuse: Context['refuse'],
): Parameters<typeof decideByWay>[1] => {
  const names = contestants.map(({ contestantName }) => contestantName);
  const { areWays, fighters } = readWays(names);
  if (!areWays) return refuse('noWays', { contestNum });
  const hasWinner = fightEnd !== 'draw' && fightEnd !== 'noContest';
  // Somebody may have won on whom nobody bet; that nobody is named is a slip of the hand.
  if (hasWinner && fighters.length > 0 && fightWinner === undefined)
    return refuse('fightNeedsWinner', { contestNum, fighters: [...new Set(fighters)].join(', ') });
  return {
    end: fightEnd,
    winner: hasWinner ? (fightWinner ?? null) : null,
    isDrawOffered: others || offersDraw(names),
  };
};

/** @returns who won, and which of them only share a place, for those who bet on a contest */
const readWinners = (
  input: CommandInput<'contests decide'>,
  { contestNum, contestants }: ContestRecord,
  refuse: Context['refuse'],
): Parameters<typeof decideContestant>[1] => {
  const { places = 1 } = input;
  const read = (text: string | undefined): number[] => [
    ...new Set(readNumbers(text).filter((one) => one !== 0)),
  ];
  const named = read(input.winners);
  const absent = readNumbers(input.absent);
  const both = named.find((one) => absent.includes(one));
  if (both !== undefined) return refuse('wonAndAbsent', { contestNum, contestantNum: both });
  const known = new Set(contestants.map(({ contestantNum }) => contestantNum));
  const stranger = [...named, ...absent].find((one) => !known.has(one));
  // Somebody may have won on whom nobody bet; unasked a number that isn't known is a slip of the hand.
  if (stranger !== undefined && input.others !== true)
    return refuse('noSuchContestant', { contestNum, contestantNum: stranger });
  const tied = input.tied === undefined ? null : read(input.tied);
  const notWon = tied?.find((one) => !named.includes(one));
  if (notWon !== undefined) return refuse('tiedNotWon', { contestNum, contestantNum: notWon });
  // One place has one winner, or all who are named tie for it; of several, the first ones may be won alone.
  const isTold = tied === null ? places === 1 : countShared({ winners: named, places }, tied) > 0;
  if (named.length > places && !isTold) return refuse('whoTies', { contestNum, places });
  const { mustRun = false, holes = null } = input;
  return { winners: named, places, tied, absent, mustRun, holes };
};

/** The decision on the contest, as a rule for each of its contestants. */
const judgeSaid = (
  input: CommandInput<'contests decide'>,
  { record, untilMs }: KnownContest,
  { bookMs, refuse }: Context,
): ((contestant: ContestantRecord) => Word) => {
  const { contestNum, winners, statistic, didNotPlay, noAction, fightEnd } = input;
  if (untilMs > bookMs) return refuse('contestOpen', { contestNum, until: new Date(untilMs).toISOString() });
  const said = [winners, statistic, didNotPlay, noAction, fightEnd].filter(
    (one) => one !== undefined && one !== false,
  );
  if (said.length !== 1) return refuse('oneOutcome', {});
  if (noAction === true) return () => NO_ACTION;
  const { contestants } = record;
  if (fightEnd !== undefined) {
    const told = readFight(input, contestants, refuse);
    return ({ contestantName }) => ({ ...NO_ACTION, outcome: decideByWay(contestantName, told) });
  }
  if (winners === undefined) {
    const told = {
      tookPart: didNotPlay !== true,
      statistic: statistic ?? null,
      gamesLeft: input.gamesLeft ?? 0,
    };
    if (!contestants.every(({ contestantName }) => isAnswer(contestantName)))
      return refuse('noAnswers', { contestNum });
    return ({ contestantName }) => ({ ...NO_ACTION, outcome: decideByStatistic(contestantName, told) });
  }
  const told = readWinners(input, record, refuse);
  return (contestant) => decideContestant(contestant, told);
};

const isSame = (contestant: ContestantRecord, word: Word): boolean =>
  contestant.isDecided &&
  contestant.outcome === word.outcome &&
  contestant.tied === word.tied &&
  contestant.places === word.places;

const decide: Run<'contests decide'> = (given, input) =>
  change(given, input.contestNum, 'decided', async (contestant, contest, context) => {
    const word = judgeSaid(input, contest, context)(contestant);
    return isSame(contestant, word) ? null : word;
  });

const LAST_TOLD = `
select outcome, tied, places from contest_result
where contest_num = $1 and contestant_num = $2 and decision is null and (held is null or held = any($3))
order by result_version desc limit 1`;

const readTold = async (
  client: pg.PoolClient,
  { record }: KnownContest,
  contestantNum: number,
  held: ReadonlyArray<NonNullable<ContestResultRow['held']>>,
): Promise<Word> => {
  const { rows } = await client.query<Word>(LAST_TOLD, [record.contestNum, contestantNum, held]);
  return rows[0] ?? { outcome: null, tied: null, places: null };
};

const confirm: Run<'contests confirm'> = (given, { contestNum }) =>
  change(given, contestNum, 'confirmed', async ({ held, contestantNum }, contest, { client }) =>
    held === null ? null : readTold(client, contest, contestantNum, ['lateCorrection', 'decidedByOperator']),
  );

/** What was only held because an operator had decided counts now; what came too late waits again. */
const release: Run<'contests release'> = (given, { contestNum }) =>
  change(given, contestNum, 'released', async ({ isDecided, contestantNum }, contest, { client }) =>
    isDecided ? readTold(client, contest, contestantNum, ['decidedByOperator']) : null,
  );

const show: Run<'contests show'> = async ({ client, refuse }, { contestNum }) => {
  const contest = await readContest(client, contestNum);
  return contest === null ? refuse('unknownContest', { contestNum }) : { answer: contest.record };
};

const READ_WAITING = `
select i.contest_num as "contestNum", max(i.contest_desc) as on, 'nothingTold' as why,
  count(distinct (i.ticket_number, i.wager_number))::int as wagers
from wager_item i where i.open and i.result is null and i.pick_type = 'C' and i.contest_num is not null
  and i.game_date_time_ms < $1
group by i.contest_num
union all
select r.contest_num, max(i.contest_desc), 'lateCorrection', count(distinct (i.ticket_number, i.wager_number))::int
from contest_result r join wager_item i using (contest_num, contestant_num)
where r.held = 'lateCorrection' and not exists (select from contest_result n
  where n.contest_num = r.contest_num and n.contestant_num = r.contestant_num and n.result_version > r.result_version)
group by r.contest_num
order by 1 limit $2`;

const waiting: Run<'contests waiting'> = async ({ client, bookMs }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'contests waiting'>[number]>(READ_WAITING, [
    Math.floor(bookMs) - SILENT_MS,
    most,
  ]);
  return { answer: rows };
};

export const CONTEST_RUNS: Runs<keyof typeof CONTEST_COMMANDS> = {
  'contests waiting': waiting,
  'contests show': show,
  'contests decide': decide,
  'contests confirm': confirm,
  'contests release': release,
};
