import type { ContestLineChange, FeedChange } from '@lineboard/domain/feed/feed-change';
import { findPeriod } from '@lineboard/domain/sport/find-period';
import { isSportType } from '@lineboard/domain/sport/sport';
import { Compile, type Validator } from 'typebox/compile';
import { emptyLine } from '../timeline/empty-line.ts';
import { type PushRow, ROW_SCHEMAS, type RowKind } from './push-schema.ts';
import type { PushedBook } from './pushed-book.ts';

/** Why a row is not taken. `field` is the path inside the row, empty for the row itself. */
export interface RowRefusal {
  code: 'feedRowInvalid' | 'feedGameUnknown';
  field: string;
  reason: string;
}

export type RowJudgement = { ok: true; change: FeedChange } | { ok: false; refusal: RowRefusal };

const VALIDATORS = Object.fromEntries(
  Object.entries(ROW_SCHEMAS).map(([kind, schema]) => [kind, Compile(schema)]),
) as unknown as Readonly<Record<RowKind, Validator>>;

const invalid = (field: string, reason: string): RowJudgement => ({
  ok: false,
  refusal: { code: 'feedRowInvalid', field, reason },
});

const gameUnknown = (): RowJudgement => ({
  ok: false,
  refusal: { code: 'feedGameUnknown', field: 'gameNum', reason: 'no such game of this feed' },
});

/** Judges one row by itself and notes what it adds to the feed's book. Only a row that is taken changes the note. */
export const judgeRow = (row: unknown, feedId: string, book: PushedBook): RowJudgement => {
  const kind = (row as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(VALIDATORS, kind)) {
    return invalid('kind', `must be one of ${Object.keys(VALIDATORS).join(', ')}`);
  }
  const validator = VALIDATORS[kind as RowKind];
  if (!validator.Check(row)) return refuseShape(validator, row);
  const known = row as PushRow;
  switch (known.kind) {
    case 'game':
      return judgeGame(known, feedId, book);
    case 'line':
      return judgeLine(known, book);
    case 'contestLine':
      return judgeContestLine(known, book);
    case 'score':
      return judgeScore(known, book);
    case 'removeGame': {
      if (!book.games.delete(known.gameNum)) return gameUnknown();
      for (const key of book.lines) if (key.startsWith(`${known.gameNum}.`)) book.lines.delete(key);
      return { ok: true, change: known };
    }
    case 'removeContest':
      for (const key of book.contestLines) {
        if (key.startsWith(`${known.contestNum}.`) && key.endsWith(`.${known.store}`))
          book.contestLines.delete(key);
      }
      return { ok: true, change: known };
  }
};

/** The first fault of the row, the most telling of those about one field. */
const refuseShape = (validator: Validator, row: unknown): RowJudgement => {
  const errors = validator.Errors(row);
  const wanting = errors.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  if (wanting !== undefined) {
    const { requiredProperties, additionalProperties } = wanting.params as {
      requiredProperties?: string[];
      additionalProperties?: string[];
    };
    const field = requiredProperties?.[0] ?? additionalProperties?.[0] ?? '';
    const path = `${wanting.instancePath}/${field}`.slice(1);
    return invalid(path, requiredProperties === undefined ? 'is not a field of this row' : 'is missing');
  }
  const [first] = errors;
  const field = (first?.instancePath ?? '').slice(1);
  const about = errors.filter(({ instancePath }) => instancePath.slice(1) === field && instancePath !== '');
  const telling = about.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'const');
  const reasons = (telling.length > 0 ? telling : about).map(({ message }) => message);
  return invalid(field, [...new Set(reasons)].join(' or ') || 'is not right');
};

const judgeGame = (
  { kind, ...fields }: Extract<PushRow, { kind: 'game' }>,
  feedId: string,
  book: PushedBook,
): RowJudgement => {
  const before = book.games.get(fields.gameNum);
  if (before !== undefined && before.sportType !== fields.sportType) {
    return invalid('sportType', `is ${before.sportType} and can't change`);
  }
  book.games.set(fields.gameNum, fields);
  return { ok: true, change: { kind, game: { isSpotlight: false, ...fields, feedId } } };
};

const judgeLine = (
  { kind, ...fields }: Extract<PushRow, { kind: 'line' }>,
  book: PushedBook,
): RowJudgement => {
  const { gameNum, periodNumber, store } = fields;
  const game = book.games.get(gameNum);
  if (game === undefined) return gameUnknown();
  if (!isSportType(game.sportType) || findPeriod(game.sportType, periodNumber) === undefined) {
    return invalid('periodNumber', `is no period of ${game.sportType}`);
  }
  const key = `${gameNum}.${periodNumber}.${store}`;
  if (book.lines.has(key)) return { ok: true, change: { kind, line: fields } };
  book.lines.add(key);
  // A new line names every field: what the row leaves out has no price and closes at kick-off.
  const empty = emptyLine(gameNum, periodNumber, store, game.gameDateTimeMs, false);
  return { ok: true, change: { kind, line: { ...empty, ...fields } } };
};

/** What a contestant's first row has to say; the rest has a natural beginning. */
const FIRST_FIELDS = [
  'contestType',
  'contestType2',
  'contestType3',
  'contestDesc',
  'contestantName',
  'wagerCutoffMs',
] as const;

const judgeContestLine = (
  { kind, ...fields }: Extract<PushRow, { kind: 'contestLine' }>,
  book: PushedBook,
): RowJudgement => {
  const { gameNum } = fields;
  if (gameNum !== undefined && gameNum !== null && !book.games.has(gameNum)) return gameUnknown();
  const key = `${fields.contestNum}.${fields.contestantNum}.${fields.store}`;
  if (book.contestLines.has(key)) return { ok: true, change: { kind, line: fields } };
  const missing = FIRST_FIELDS.find((field) => fields[field] === undefined);
  if (missing !== undefined) return invalid(missing, 'is missing in the first row of a contestant');
  book.contestLines.add(key);
  const line: ContestLineChange = {
    rotNum: 0,
    moneyLine: null,
    status: 'O',
    maxWagerCents: null,
    disabled: false,
    gameNum: null,
    outcome: null,
    isSpotlight: false,
    ...fields,
  };
  return { ok: true, change: { kind, line } };
};

const judgeScore = (
  { kind, ...fields }: Extract<PushRow, { kind: 'score' }>,
  book: PushedBook,
): RowJudgement => {
  const game = book.games.get(fields.gameNum);
  if (game === undefined) return gameUnknown();
  const segments = fields.segments ?? [];
  // Tennis counts sets and its segments games; elsewhere a part can't be more than the whole.
  if (game.sportType !== 'Tennis') {
    for (const [team, whole] of [fields.score1, fields.score2].entries()) {
      const sum = segments.reduce((points, segment) => points + segment[team]!, 0);
      if (sum > whole)
        return invalid('segments', `has ${sum} points of team ${team + 1}, its score is ${whole}`);
    }
  }
  return {
    ok: true,
    change: {
      kind,
      score: { clock: '', startingPitcher1: null, startingPitcher2: null, ...fields, segments },
    },
  };
};
