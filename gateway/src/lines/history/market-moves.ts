import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import { isUnderWay } from '@lineboard/domain/ground/score/is-under-way';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Insertable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';
import { beginsWithGame } from '../book/begins-with-game.ts';

/** One market of a line at a moment, as it is stored, and whether its period has begun, which isn't. */
export type MarketMove = Required<Insertable<Tables['line_move']>> & { has_begun: boolean };

export type MarketName = MarketMove['market'];

/** S spread, M money line, L total; E1 and E2 are the teams' own totals, which open and close together. */
type MarketRow = Pick<MarketMove, 'points' | 'points2' | 'price1' | 'price2' | 'price_draw'> & {
  status: GameLine['spreadLineStatus'];
};

const READ: Readonly<Record<MarketName, (line: GameLine) => MarketRow>> = {
  S: (line) => ({
    points: line.spread1,
    points2: line.spread2,
    price1: line.spreadAdj1,
    price2: line.spreadAdj2,
    price_draw: null,
    status: line.spreadLineStatus,
  }),
  M: (line) => ({
    points: null,
    points2: null,
    price1: line.moneyLine1,
    price2: line.moneyLine2,
    price_draw: line.moneyLineDraw,
    status: line.moneyLineStatus,
  }),
  L: (line) => ({
    points: line.totalPoints,
    points2: null,
    price1: line.ttlPtsAdj1,
    price2: line.ttlPtsAdj2,
    price_draw: null,
    status: line.totalsStatus,
  }),
  E1: (line) => ({
    points: line.team1TotalPoints,
    points2: null,
    price1: line.team1TtlPtsAdj1,
    price2: line.team1TtlPtsAdj2,
    price_draw: null,
    status: line.teamTotalsLineStatus,
  }),
  E2: (line) => ({
    points: line.team2TotalPoints,
    points2: null,
    price1: line.team2TtlPtsAdj1,
    price2: line.team2TtlPtsAdj2,
    price_draw: null,
    status: line.teamTotalsLineStatus,
  }),
};

const MARKETS = Object.keys(READ) as MarketName[];

/** The fields that each market reads. */
const FIELDS = MARKETS.map((market): readonly [MarketName, ReadonlySet<string>] => {
  const fields = new Set<string>();
  const noting = new Proxy({}, { get: (_, field) => void fields.add(String(field)) });
  READ[market](noting as GameLine);
  return [market, fields];
});

/** No market's history says anything of these fields. */
const UNTOLD = new Set(['version', 'doubtedMarkets']);

/** @returns the markets that fields of a line concern, null: all */
export const marketsOfFields = (changed: readonly string[]): ReadonlySet<MarketName> | null => {
  const found = new Set<MarketName>();
  for (const field of changed) {
    if (UNTOLD.has(field)) continue;
    const before = found.size;
    for (const [market, fields] of FIELDS) if (fields.has(field)) found.add(market);
    if (found.size === before && !FIELDS.some(([, fields]) => fields.has(field))) return null;
  }
  return found;
};

/** Alternate lines aren't kept: a pick's close is its market's main line (HR-60). */
export const isKeptLine = ({ periodNumber }: Pick<GameLine, 'periodNumber'>): boolean =>
  !isAlternateLine(periodNumber);

/** While a game is played its line is open for longer: its period began with the game all the same. */
const beginOf = (game: Game, line: GameLine): number =>
  beginsWithGame(game, line.periodNumber)
    ? Math.min(line.periodWagerCutoffMs, game.gameDateTimeMs)
    : line.periodWagerCutoffMs;

const SECOND_MS = 1_000;

/** The beginning of a moment's second. */
export const secondOf = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;

/** The moment of a move, by both clocks. */
export interface MoveTime {
  bookMs: number;
  wallMs: number;
}

/** A market without figures: nobody keeps one that never had any. */
const isEmpty = ({ price1, price2, points }: Pick<MarketMove, 'price1' | 'price2' | 'points'>): boolean =>
  price1 === null && price2 === null && points === null;

/**
 * Markets of a line as they are shown now, also those that have no figures.
 * @param moved those alone, as long as their period hasn't begun: what begins is told of all that have figures
 */
export const listMarketMoves = (
  game: Game,
  line: GameLine,
  score: Pick<GameScore, 'phase'> | null,
  { bookMs, wallMs }: MoveTime,
  moved: ReadonlySet<MarketName> | null = null,
): MarketMove[] => {
  const begins = beginOf(game, line);
  const hasBegun = score !== null && isUnderWay(score.phase) && beginsWithGame(game, line.periodNumber);
  const isDone = bookMs >= begins || score?.phase === 'final' || score?.phase === 'cancelled';
  const about = {
    game_num: line.gameNum,
    period_number: line.periodNumber,
    store: line.store.toWellFormed(),
    at_ms: secondOf(bookMs),
    begins_ms: begins,
    pitcher1: game.listedPitcher1?.toWellFormed() ?? null,
    pitcher2: game.listedPitcher2?.toWellFormed() ?? null,
    over_ms: Math.round(wallMs + Math.max(0, begins - bookMs)),
  };
  return MARKETS.flatMap((market) => {
    const { status, ...figures } = READ[market](line);
    if (moved?.has(market) === false && ((!hasBegun && !isDone) || isEmpty(figures))) return [];
    const isOffered = figures.price1 !== null && figures.price2 !== null;
    const openBefore = isOffered && status !== 'H' && !line.disabled && !hasBegun && bookMs < begins;
    return [{ ...about, ...figures, market, open_before: openBefore, has_begun: hasBegun || isDone }];
  });
};
