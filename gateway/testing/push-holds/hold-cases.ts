import { BATCH_LIMIT_BYTES, MOST_ROWS } from '@lineboard/domain/lines/feed/push-batch.schema';
import { changeBatches, imageBatches } from '../samples/image-batches.ts';
import { pushedGame, pushedLine } from '../samples/push-rows.ts';
import type { HoldMover } from './hold-mover.ts';

/** What a mover does to hold up a gateway. */
export interface HoldCase {
  title: string;
  act(mover: HoldMover): Promise<void>;
  /** How long what it sets off goes on by itself. */
  afterMs?: number;
}

/** A feed may have at most this many games with a line each. */
const GAMES = 10_000;

/** The first case's body leaves a little room for what is around its rows. */
const ROOM_BYTES = 200;

const OPEN_LINE = {
  moneyLine1: 150,
  moneyLine2: -170,
  moneyLineDraw: null,
  spreadLineStatus: 'O',
  moneyLineStatus: 'O',
  totalsStatus: 'O',
  teamTotalsLineStatus: 'O',
  spreadMaxWagerCents: 500_000,
  moneyLineMaxWagerCents: 500_000,
  totalsMaxWagerCents: 500_000,
  teamTotalsMaxWagerCents: null,
  totalPoints: 44.5,
  ttlPtsAdj1: -110,
  ttlPtsAdj2: -110,
  team1TotalPoints: 20.5,
  team1TtlPtsAdj1: -115,
  team1TtlPtsAdj2: -105,
  team2TotalPoints: 23.5,
  team2TtlPtsAdj1: -115,
  team2TtlPtsAdj2: -105,
  disabled: false,
};

const largestBoard = (fields: object = {}): object[] =>
  Array.from({ length: GAMES }, (_, at) => [
    pushedGame(at + 1, { team1Id: `Visitors ${at}`, team2Id: `Hosts ${at}` }),
    pushedLine(at + 1, { ...OPEN_LINE, ...fields }),
  ]).flat();

/** As many as a feed may have; each but the first, which the configuration names, is made by an operator. */
export const HOLD_STORES: readonly string[] = [
  'main',
  ...Array.from({ length: 199 }, (_, at) => `s${at + 1}`),
];

/** All periods and steps of the ladder of one game in all stores. */
const widestGame = (): object[] => [
  pushedGame(1),
  ...HOLD_STORES.flatMap((store) =>
    [0, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 20 }, (_each, step) => 20 + step)].map((periodNumber) =>
      pushedLine(1, { ...OPEN_LINE, periodNumber, store }),
    ),
  ),
];

/** Headings are in every store: 25 of them in 200. */
const headings = (): object[] => [
  ...Array.from({ length: 25 }, (_, at) => pushedGame(at + 1, { isTitle: true })),
  pushedGame(1_000),
  ...HOLD_STORES.map((store) => pushedLine(1_000, { store })),
];

const fill = (row: string, most = Number.POSITIVE_INFINITY): string =>
  Array.from(
    { length: Math.min(most, Math.floor((BATCH_LIMIT_BYTES - ROOM_BYTES) / (row.length + 1))) },
    () => row,
  ).join();

/** As many rows as a batch may have, together as long as a body may be. */
const widestRows = (createRow: (padding: string, at: number) => object): string => {
  const bare = JSON.stringify(createRow('', MOST_ROWS)).length + 1;
  const padding = 'x'.repeat(Math.floor((BATCH_LIMIT_BYTES - ROOM_BYTES) / MOST_ROWS) - bare);
  return Array.from({ length: MOST_ROWS }, (_, at) => JSON.stringify(createRow(padding, at))).join();
};

const pushImage = async (mover: HoldMover, rows: readonly object[]): Promise<void> => {
  for (const { image, rows: some } of imageBatches(rows)) await mover.send(image, some);
};

export const HOLD_CASES: readonly HoldCase[] = [
  {
    title: 'a body of {} up to the limit',
    act: (mover) => mover.sendText(fill('{}')),
  },
  {
    title: 'a body of one list of figures up to the limit',
    act: (mover) => mover.sendText(`{"kind":"game","correlation":[${fill('1', 100_000)}]}`),
  },
  {
    title: 'bad rows up to the limit: a field that is none',
    act: (mover) => mover.sendText(widestRows((padding, at) => pushedLine(at, { [padding]: 1 }))),
  },
  {
    title: 'bad rows up to the limit: every field wrong',
    act: (mover) =>
      mover.sendText(
        widestRows((padding) =>
          Object.fromEntries(
            Object.keys(pushedLine(1, OPEN_LINE)).map((name) => [name, `${padding.slice(0, 40)}`]),
          ),
        ),
      ),
  },
  {
    title: 'bad rows up to the limit: no such game',
    act: (mover) => mover.sendText(widestRows((_, at) => pushedLine(1_000_000 + at, OPEN_LINE))),
  },
  {
    title: '20,000 good rows in parts, a new board',
    act: (mover) => pushImage(mover, largestBoard()),
  },
  {
    title: 'the same 20,000 rows again',
    act: (mover) => pushImage(mover, largestBoard()),
  },
  {
    title: 'every line moves',
    act: async (mover) => {
      const lines = Array.from({ length: GAMES }, (_, at) => ({
        kind: 'line',
        gameNum: at + 1,
        periodNumber: 0,
        store: 'main',
        spreadAdj1: -115,
        spreadAdj2: -105,
        moneyLine1: 155,
        moneyLine2: -175,
      }));
      for (const { image, rows } of changeBatches(lines)) await mover.send(image, rows);
    },
  },
  {
    title: 'the mover falls silent: 10,000 lines are held',
    act: (mover) => Promise.resolve(mover.fallSilent()),
    afterMs: 4_500,
  },
  {
    title: 'it comes back: 10,000 lines are opened',
    act: (mover) => pushImage(mover, largestBoard({ moneyLine1: 160 })),
  },
  {
    title: 'an image without any of the 20,000 records',
    act: (mover) => mover.send(true, []),
  },
  {
    title: 'one game with 5,400 lines in 200 stores',
    act: (mover) => pushImage(mover, widestGame()),
  },
  {
    title: 'that game is removed',
    act: (mover) => mover.send(false, [{ kind: 'removeGame', gameNum: 1 }]),
  },
  {
    title: '25 headings in 200 stores',
    act: (mover) => pushImage(mover, headings()),
  },
  {
    title: 'they are gone',
    act: (mover) => mover.send(true, []),
  },
];
