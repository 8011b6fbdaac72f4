import { packSituation } from '@lineboard/domain/ground/score/situation';
import { UNTOLD } from '@lineboard/domain/ground/score/untold';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { findTextFault, type TextFault } from '@lineboard/domain/lines/feed/find-text-fault';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import { findSport } from '@lineboard/domain/ground/sport/sports';
import { Compile, type Validator } from 'typebox/compile';
import { judgeLine } from './judge-line.ts';
import { judgeLinks } from './judge-links.ts';
import { judgeNumber } from './judge-number.ts';
import { judgeHeadings, judgeRoom } from './judge-room.ts';
import type { PushedBook } from './pushed-book.ts';
import { type PushRow, ROW_SCHEMAS } from '@lineboard/domain/lines/feed/push-batch.schema';
import { refuseBulk, refuseShape } from './refuse-shape.ts';
import { judgeContestLine } from './judge-contest-line.ts';
import { judgeLeague } from './judge-league.ts';
import { invalid, refuseRow, type RowContext, type RowJudgement, taken, unknown } from './row-judgement.ts';

const VALIDATORS: ReadonlyMap<string, Validator> = new Map(
  Object.entries(ROW_SCHEMAS).map(([kind, schema]) => [kind, Compile(schema) as Validator]),
);

const TEXT_REASONS: Readonly<Record<TextFault, string>> = {
  halfCharacter: 'has half a character',
  controlCharacter: 'has a control character',
  hiddenCharacter: 'has a character that is not seen or turns the direction of the text',
  outerSpace: 'begins or ends with a space',
};

/**
 * Judges one row and notes what it adds to the feed's book. Only a row that is taken changes the note.
 * @param isTold whether anybody will read why a row's shape is wrong: finding out costs far more than seeing that it is
 */
export const judgeRow = (row: unknown, context: RowContext, isTold: boolean): RowJudgement => {
  const kind = (row as { kind?: unknown } | null)?.kind;
  const validator = typeof kind === 'string' ? VALIDATORS.get(kind) : undefined;
  if (validator === undefined) return invalid('kind', `must be one of ${[...VALIDATORS.keys()].join(', ')}`);
  const bulk = refuseBulk(row as object);
  if (bulk !== null) return bulk;
  if (!validator.Check(row)) return isTold ? refuseShape(validator, row as object) : invalid('', '');
  for (const [field, value] of Object.entries(row as object)) {
    const fault = typeof value === 'string' ? findTextFault(value) : null;
    if (fault !== null) return invalid(field, TEXT_REASONS[fault]);
  }
  return judgeShaped(row as PushRow, context);
};

const judgeShaped = (row: PushRow, context: RowContext): RowJudgement => {
  const { book } = context;
  switch (row.kind) {
    case 'game':
      return judgeGame(row, context);
    case 'line':
      return judgeLine(row, context);
    case 'contestLine':
      return judgeContestLine(row, context);
    case 'score':
      return judgeScore(row, context);
    case 'removeGame':
      return book.removeGame(row.gameNum) ? taken(row) : unknown('gameNum');
    case 'removeContest':
      return book.removeContest(row.contestNum, row.store) ? taken(row) : unknown('contestNum');
  }
};

const judgeGame = (
  { kind, ...fields }: Extract<PushRow, { kind: 'game' }>,
  context: RowContext,
): RowJudgement => {
  const { book, feedId } = context;
  const before = book.games.get(fields.gameNum);
  const refusal =
    judgeNumber('game', fields.gameNum, context) ??
    judgeLinks(fields.correlation, 'correlation', context) ??
    judgeMeeting(fields, context) ??
    judgeLeague(fields, context);
  if (refusal !== null) return refusal;
  if (before !== undefined && before.sportType !== fields.sportType)
    return invalid('sportType', `is ${before.sportType} and can't change`);
  const room = before === undefined ? judgeRoom(book, null) : null;
  if (room !== null) return room;
  const headings = fields.isTitle && before?.isTitle !== true ? judgeHeadings(book) : null;
  if (headings !== null) return headings;
  book.putGame(fields.gameNum, fields);
  return taken(
    { kind, game: { isSpotlight: false, ...fields, feedId } },
    ...(before?.gameDateTimeMs === fields.gameDateTimeMs ? [] : followStart(book, fields)),
  );
};

/** HR-82: what closes at the start closes, or opens, with the very row that moves it. */
const followStart = (
  book: PushedBook,
  { gameNum, gameDateTimeMs }: Pick<Game, 'gameNum' | 'gameDateTimeMs'>,
): FeedChange[] =>
  [...(book.games.get(gameNum)?.lines.values() ?? [])]
    .filter(({ isCutoffSaid }) => !isCutoffSaid)
    .map(({ periodNumber, store }) => ({
      kind: 'line',
      line: { gameNum, periodNumber, store, periodWagerCutoffMs: gameDateTimeMs },
    }));

/** Two teams meet, once at a time. A heading has no teams. */
const judgeMeeting = (
  game: Omit<Extract<PushRow, { kind: 'game' }>, 'kind'>,
  { book }: RowContext,
): RowJudgement | null => {
  if (game.isTitle) return null;
  if (game.team1Id === game.team2Id) return refuseRow('feedSameTeams', 'team2Id', `is ${game.team1Id}, too`);
  const meeting = book.findMeeting(game.gameNum, game);
  return meeting === null
    ? null
    : refuseRow('feedPairTwice', 'gameNum', `these teams meet at that minute under ${meeting}`);
};

const judgeScore = (
  { kind, ...fields }: Extract<PushRow, { kind: 'score' }>,
  { book, numbers, nowMs }: RowContext,
): RowJudgement => {
  const game = book.games.get(fields.gameNum);
  // A game that was taken out of the book while there are wagers on it is still decided by its feed.
  if (game === undefined && !(isResultPhase(fields.phase) && numbers.wagered.has(fields.gameNum)))
    return unknown('gameNum');
  if (fields.phase === 'final' && game !== undefined && nowMs < game.gameDateTimeMs)
    return refuseRow('feedFinalTooEarly', 'phase', 'is final before the start of the game');
  const sport = findSport(game?.sportType ?? '');
  const segments = fields.segments ?? [];
  for (const [team, whole] of [fields.score1, fields.score2].entries()) {
    if (sport !== undefined && whole > sport.bounds.score)
      return invalid(`score${team + 1}`, `is no score of ${sport.sportType}: at most ${sport.bounds.score}`);
    // A match counts sets and its segments games; elsewhere a part can't be more than the whole.
    const sum = segments.reduce((points, segment) => points + segment[team]!, 0);
    if (sport?.scoring !== 'sets' && game !== undefined && sum > whole)
      return invalid('segments', `has ${sum} points of team ${team + 1}, its score is ${whole}`);
  }
  return taken({
    kind,
    score: {
      clock: '',
      startingPitcher1: null,
      startingPitcher2: null,
      ...UNTOLD,
      ...fields,
      segments,
      situation:
        fields.phase === 'live' ? packSituation(game?.sportType ?? '', fields.situation ?? {}) : null,
    },
  });
};
