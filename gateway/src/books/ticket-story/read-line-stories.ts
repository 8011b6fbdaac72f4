import type { LineMove, LineStory } from '@lineboard/domain/books/ticket-story/line-story.schema';
import { LINE_STORY_MS } from '@lineboard/domain/books/ticket-story/story-bounds';
import {
  lineToldSince,
  secondOfMoment,
  tellLineStory,
} from '@lineboard/domain/books/ticket-story/tell-line-story';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import type { StoredItem } from '../../betting/wagers/stored-wager.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { sidePoints, sidePrice } from '../../lines/alerts/side-columns.ts';

/** A row a second, and the one before. */
const MOST_ROWS = LINE_STORY_MS / 1_000 + 2;

const rowsOf = (columns: string, table: string, ofLeg: string): string => `
(select m.at_ms, ${columns} from ${table} m where ${ofLeg} and m.at_ms < l.since_ms order by m.at_ms desc limit 1)
union all
(select m.at_ms, ${columns} from ${table} m where ${ofLeg} and m.at_ms between l.since_ms and l.until_ms
  order by m.at_ms desc limit ${MOST_ROWS})`;

/** In play nobody keeps when a line was held. */
const OF_GAME = rowsOf(
  `${sidePrice('l.side', 'm')} as price, ${sidePoints('l.side', 'm')} as points, m.open_before or l.was_live as is_open`,
  'line_move',
  'm.game_num = l.game_num and m.period_number = l.period_number and m.market = l.market and m.store = l.store',
);

const OF_CONTEST = rowsOf(
  'm.price, null::double precision as points, m.price is not null as is_open',
  'contest_move',
  'm.contest_num = l.contest_num and m.contestant_num = l.contestant_num and m.store = l.store',
);

/** The statement reads some minutes of each leg's line, however much is kept: the tables' keys end in the time. */
const selectRows = (leg: string, rows: string): string => `
select l.nth, m.at_ms as "atMs", m.price, m.points, m.is_open as "isOpen"
from json_to_recordset($1::json) as l (nth integer, ${leg}, store text, since_ms bigint, until_ms bigint)
cross join lateral (${rows}) m order by l.nth, m.at_ms`;

export const SELECT_OF_GAMES = selectRows(
  'game_num bigint, period_number integer, market text, side text, was_live boolean',
  OF_GAME,
);

const SELECT_OF_CONTESTS = selectRows('contest_num bigint, contestant_num bigint', OF_CONTEST);

interface Row extends LineMove {
  /** The leg's place among those that were asked about. */
  nth: number;
}

/** A stored leg, whose line is that of its customer's store. */
export interface LegOfLine {
  item: StoredItem;
  store: string;
  /** Book's clock. */
  acceptedAtMs: number;
}

const marketOf = ({ wager_type: market, side }: StoredItem): string | null =>
  market === 'E' ? (side?.startsWith('team1') === true ? 'E1' : 'E2') : market;

const describeLeg = ({ item, store, acceptedAtMs }: LegOfLine, nth: number) => ({
  nth,
  game_num: item.game_num,
  period_number: item.period_number,
  market: marketOf(item),
  side: item.side,
  was_live: item.placed_clock !== null,
  contest_num: item.contest_num,
  contestant_num: item.contestant_num,
  store,
  since_ms: secondOfMoment(lineToldSince({ pickedAtMs: item.picked_ms, acceptedAtMs })),
  until_ms: secondOfMoment(acceptedAtMs),
});

/** What is kept of lines has no alternate ones. */
const isKept = ({ item }: LegOfLine): boolean =>
  item.pick_type === 'C' || !isAlternateLine(item.period_number ?? 0);

/** How the line of each leg moved until it was accepted, in the order of the legs; null where that isn't known. */
export const readLineStories = async (
  { pool }: Pick<Database, 'pool'>,
  legs: readonly LegOfLine[],
): Promise<Array<LineStory | null>> => {
  const asked = (type: StoredItem['pick_type']): string =>
    JSON.stringify(
      legs.flatMap((leg, nth) => (leg.item.pick_type === type && isKept(leg) ? [describeLeg(leg, nth)] : [])),
    );
  const [ofGames, ofContests] = await Promise.all([
    pool.query<Row>(SELECT_OF_GAMES, [asked('G')]),
    pool.query<Row>(SELECT_OF_CONTESTS, [asked('C')]),
  ]);
  const byLeg = Map.groupBy([...ofGames.rows, ...ofContests.rows], ({ nth }) => nth);
  return legs.map(({ item, acceptedAtMs }, nth) =>
    tellLineStory(
      {
        pickedAtMs: item.picked_ms,
        acceptedAtMs,
        accepted: {
          price: item.line_price ?? item.final_price,
          points: item.line_price === null ? item.final_line : item.line_points,
        },
      },
      (byLeg.get(nth) ?? []).map(({ atMs, price, points, isOpen }) => ({ atMs, price, points, isOpen })),
    ),
  );
};
