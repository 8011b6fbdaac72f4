import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { closeDueGames } from '../../../src/lines/results/decide-result.ts';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { emptyLine } from '../../../src/lines/feeds/timeline/empty-line.ts';
import { isBadOffer } from '../../afternoon/judge-offer.ts';
import type { TrueGame } from '../../afternoon/true-game.ts';
import { FAKE_STORE } from '../../fakes/fake-book.ts';
import { patiently } from './patiently.ts';
import type { TruthLog } from './truth-log.ts';

interface AcceptedLeg {
  ticket: number;
  game_num: number;
  wager_type: 'S' | 'M' | 'L';
  side: 'team1' | 'team2' | 'draw' | 'over' | 'under';
  final_price: number;
  final_line: number | null;
  team1_id: string;
  team2_id: string;
  key: string;
}

/** From when a customer sent a ticket to when it was decided at the latest, by his own clock. */
export interface Asked {
  fromMs: number;
  toMs: number;
}

const LEGS = `
select i.ticket_number as ticket, game_num, i.wager_type, side, final_price, final_line, team1_id, team2_id, t.idempotency_key as key
from wager_item i join ticket t using (ticket_number) where game_num = any($1)`;

/** A careful trader sees what is wrong within so long. */
const GRACE_MS = 3_000;
/** The book hears what is true a moment after it is. */
const LATE_MS = 500;
/** The time that a game's end takes to reach every gateway, including one that has to be asked again. */
const END_MS = 3_000;

/** The cell that was bet on, as it was. */
const lineOf = ({
  game_num: gameNum,
  wager_type: market,
  side,
  final_price: price,
  final_line: points,
}: AcceptedLeg): GameLine => {
  const line = { ...emptyLine(gameNum, 0, FAKE_STORE, 0, false), doubtedMarkets: '', version: 0 };
  const isFirst = side === 'team1' || side === 'over';
  if (market === 'S')
    return {
      ...line,
      ...(isFirst ? { spread1: points, spreadAdj1: price } : { spread2: points, spreadAdj2: price }),
    };
  if (market === 'L')
    return {
      ...line,
      totalPoints: points,
      ...(isFirst ? { ttlPtsAdj1: price } : { ttlPtsAdj2: price }),
    };
  return {
    ...line,
    ...(side === 'draw' ? { moneyLineDraw: price } : isFirst ? { moneyLine1: price } : { moneyLine2: price }),
  };
};

/** @returns a line for each bet that was taken at what a careful trader would have pulled */
export const judgeTaken = async (
  { pool }: Database,
  games: readonly TrueGame[],
  truth: TruthLog,
  asked: ReadonlyMap<string, Asked>,
): Promise<string[]> => {
  const { rows } = await pool.query<AcceptedLeg>(LEGS, [games.map(({ gameNum }) => gameNum)]);
  return rows.flatMap((leg) => {
    const { ticket, game_num: gameNum, wager_type: market, side, key } = leg;
    const at = asked.get(key);
    const name = `${ticket} on ${gameNum} ${market} ${side}, ${leg.final_line} at ${leg.final_price}`;
    if (at === undefined) return [`${name}: nobody asked for it`];
    const truths = truth.between(gameNum, at.fromMs - GRACE_MS, at.toMs + LATE_MS);
    const [first] = truths;
    if (first === undefined) return [`${name}: nothing was true of it then`];
    if (leg.team1_id !== first.team1Id || leg.team2_id !== first.team2Id)
      return [`${name}: taken on ${leg.team1_id} at ${leg.team2_id}`];
    if (at.fromMs > truth.endedMs(gameNum) + END_MS) return [`${name}: it was over`];
    const line = lineOf(leg);
    return truths.every((game) => isBadOffer(game, line, { market, side }))
      ? [`${name}: true was ${JSON.stringify(truths.at(-1)?.figures())}`]
      : [];
  });
};

/** Legs on a game that something was decided of. */
export const countDecided = async ({ pool }: Database, gameNum: number): Promise<number> => {
  const { rows } = await patiently(() =>
    pool.query<{ decided: number }>(
      'select count(*)::int as decided from wager_item where game_num = $1 and result is not null',
      [gameNum],
    ),
  );
  return rows[0]?.decided ?? 0;
};

const A_YEAR_MS = 365 * 86_400_000;

/** Every window is over. @returns the games that were closed by that alone */
export const letTimePass = async ({ pool }: Database): Promise<number[]> => {
  const nowMs = Date.now();
  const closed = await patiently(() => closeDueGames(pool, { wallMs: nowMs, bookMs: nowMs + A_YEAR_MS }));
  return closed.map(({ game_num: gameNum }) => gameNum);
};

/** A reversal takes back just what was posted before it, to the cent. */
export const judgeReversals = async ({ pool }: Database, customers: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; kind: string; cents: number }>(
    `select ticket_number || '-' || wager_number as name, kind, amount_cents as cents from ledger
     where customer_id = any($1) and kind in ('grade', 'reverse') order by entry_id`,
    [customers],
  );
  const wrong: string[] = [];
  for (const [name, entries] of Map.groupBy(rows, (row) => row.name)) {
    let standing: number | null = null;
    for (const { kind, cents } of entries) {
      if (kind === 'grade' && standing !== null) wrong.push(`${name}: graded twice without a reversal`);
      if (kind === 'reverse' && standing !== 0 - cents)
        wrong.push(`${name}: reversed ${cents} of ${standing}`);
      standing = kind === 'grade' ? cents : null;
    }
  }
  return wrong;
};
