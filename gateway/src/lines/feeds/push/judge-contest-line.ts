import type { ContestLineChange } from '@lineboard/domain/lines/feed/feed-change';
import type { PushRow } from '@lineboard/domain/lines/feed/push-batch.schema';
import { judgeNumber } from './judge-number.ts';
import { judgeLinks } from './judge-links.ts';
import { judgeRoom } from './judge-room.ts';
import { judgeStore } from './judge-store.ts';
import type { ContestTitle, PushedBook, PushedContest } from './pushed-book.ts';
import { invalid, refuseRow, type RowContext, type RowJudgement, taken, unknown } from './row-judgement.ts';

type ContestFields = Omit<Extract<PushRow, { kind: 'contestLine' }>, 'kind' | 'winners'>;

/** The fields that a contestant's first row must have; the others have a natural default. */
const FIRST_FIELDS = [
  'contestType',
  'contestType2',
  'contestType3',
  'contestDesc',
  'contestantName',
  'wagerCutoffMs',
] as const;

export const judgeContestLine = (
  { kind, winners = 1, ...fields }: Extract<PushRow, { kind: 'contestLine' }>,
  context: RowContext,
): RowJudgement => {
  const { book } = context;
  const { gameNum, contestNum, contestantNum, store, related = [] } = fields;
  const refusal = judgeNumber('contest', contestNum, context) ?? judgeLinks(related, 'related', context);
  if (refusal !== null) return refusal;
  if (gameNum !== undefined && gameNum !== null && !book.games.has(gameNum)) return unknown('gameNum');
  const heat =
    refuseDeadHeat(fields) ?? refusePrice(fields, context) ?? refuseWinnerTooMany(fields, winners, context);
  if (heat !== null) return heat;
  const said = fields.outcome === undefined ? fields : { tied: null, places: null, ...fields };
  const contest = book.findContest(contestNum, store);
  const isKnown = contest?.names.has(contestantNum) === true;
  const other =
    contest === undefined ? null : (refuseName(fields, contest) ?? refuseTitle(fields, contest, isKnown));
  if (other !== null) return other;
  if (isKnown) {
    noteWords(fields, contest);
    noteWinner(fields, book);
    return taken({ kind, line: said });
  }
  const missing = FIRST_FIELDS.find((field) => fields[field] === undefined);
  if (missing !== undefined) return invalid(missing, 'is missing in the first row of a contestant');
  const room = judgeStore(store, context) ?? judgeRoom(book, store);
  if (room !== null) return room;
  const title = Object.fromEntries(
    TITLE_FIELDS.map((field) => [field, fields[field]]),
  ) as unknown as ContestTitle;
  book.addContestLine(contestNum, store, title, [contestantNum, fields.contestantName ?? '']);
  noteWinner(fields, book);
  const line: ContestLineChange = {
    rotNum: 0,
    moneyLine: null,
    status: 'O',
    maxWagerCents: null,
    disabled: false,
    gameNum: null,
    outcome: null,
    tied: null,
    places: null,
    isSpotlight: false,
    related: [],
    ...said,
  };
  return taken({ kind, line });
};

const TITLE_FIELDS = ['contestType', 'contestType2', 'contestType3', 'contestDesc'] as const;

/** Two of one name in one contest: nobody could tell which of them was bet on. */
const refuseName = (
  { contestantNum, contestantName }: ContestFields,
  { names }: PushedContest,
): RowJudgement | null => {
  for (const [num, name] of names)
    if (num !== contestantNum && name === contestantName)
      return invalid('contestantName', `is contestant ${num}'s in this contest`);
  return null;
};

/** A contest has one title. Known contestants may be told a new one; who is new says what the others do. */
const refuseTitle = (
  fields: ContestFields,
  { title }: PushedContest,
  isKnown: boolean,
): RowJudgement | null => {
  const field = isKnown
    ? undefined
    : TITLE_FIELDS.find((name) => fields[name] !== undefined && fields[name] !== title[name]);
  return field === undefined
    ? null
    : invalid(field, `is "${title[field]}" of this contest's other contestants`);
};

const noteWords = (fields: ContestFields, contest: PushedContest): void => {
  if (fields.contestantName !== undefined) contest.names.set(fields.contestantNum, fields.contestantName);
  for (const field of TITLE_FIELDS) {
    const text = fields[field];
    if (text !== undefined) contest.title = { ...contest.title, [field]: text };
  }
};

/**
 * HR-40: more places than contestants would pay more than a win. An outcome without them is one without a dead heat.
 */
const refuseDeadHeat = ({ outcome, tied = null, places = null }: ContestFields): RowJudgement | null => {
  if (tied === null && places === null) return null;
  if (tied === null || places === null) return invalid('tied', 'and places belong together');
  if (outcome !== 'W') return invalid('tied', 'stands beside the outcome W');
  return places < tied ? null : invalid('places', 'must be fewer than are tied');
};

const refusePrice = ({ moneyLine }: ContestFields, { guards }: RowContext): RowJudgement | null =>
  Math.abs(moneyLine ?? 0) <= guards.mostContestPrice
    ? null
    : refuseRow('feedPriceUnlikely', 'moneyLine', `is longer than ${guards.mostContestPrice} either way`);

const isPlainWin = ({ outcome, tied = null }: ContestFields): boolean => outcome === 'W' && tied === null;

/** One wins, or as many as the row says, or those who tie say so (HR-40). Who won by mistake has to lose first. */
const refuseWinnerTooMany = (
  fields: ContestFields,
  winners: number,
  { book }: RowContext,
): RowJudgement | null => {
  const others = [...(book.winners.get(fields.contestNum) ?? [])].filter(
    (num) => num !== fields.contestantNum,
  );
  if (!isPlainWin(fields) || others.length < winners) return null;
  return refuseRow('feedTwoWinners', 'outcome', `is W of contestant ${others.join(', ')}, and none is tied`);
};

const noteWinner = (fields: ContestFields, { winners }: PushedBook): void => {
  const { contestNum, contestantNum, outcome } = fields;
  if (outcome === undefined) return;
  const known = winners.get(contestNum) ?? new Set();
  if (isPlainWin(fields)) winners.set(contestNum, known.add(contestantNum));
  else known.delete(contestantNum);
};
