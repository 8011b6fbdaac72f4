import type {
  CombinationRequest,
  TicketRequest,
  WagerItemRequest,
} from '@lineboard/domain/betting/request/ticket-request';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { between } from '../../season/chance.ts';
import type { SeasonCell } from '../../season/list-season-picks.ts';

export interface CombinedCells {
  cells: SeasonCell[];
  /** The combinations, by indexes of cells. */
  groups: number[][];
}

export interface CombinationTry {
  /** By which words it is counted. */
  label: string;
  isRefused: boolean;
  /**
   * @param goTogether whether a page would let the cells be one leg
   * @returns null where the games have no such legs
   */
  choose: (
    random: Random,
    games: readonly (readonly SeasonCell[])[],
    goTogether: (cells: readonly SeasonCell[]) => boolean,
  ) => CombinedCells | null;
  /** What is sent instead of what a page would send. */
  lie?: (random: Random, request: TicketRequest) => Partial<TicketRequest>;
}

export const some = (random: Random, cells: readonly SeasonCell[], count: number): SeasonCell[] =>
  cells.toSorted(() => random() - 0.5).slice(0, count);

const oneGroup = (cells: SeasonCell[], least = 2): CombinedCells | null =>
  cells.length < least ? null : { cells, groups: [cells.map((_cell, at) => at)] };

/** So often legs are drawn until they go together: what else is wrong with a ticket would not be seen otherwise. */
const DRAWS = 12;

/** Legs of one game, most of which go together. */
const few =
  (count: number, accept: (cell: SeasonCell) => boolean = () => true): CombinationTry['choose'] =>
  (random, games, goTogether) => {
    let cells: SeasonCell[] = [];
    for (let left = DRAWS; left > 0; left -= 1) {
      cells = some(random, chooseOne(random, games).filter(accept), count);
      if (cells.length === count && goTogether(cells)) break;
    }
    return oneGroup(cells);
  };

const OPPOSITE: Readonly<Record<string, string>> = {
  team1: 'team2',
  over: 'under',
  team1Over: 'team1Under',
  team2Over: 'team2Under',
};

const isFull = ({ pick }: SeasonCell): boolean => pick.type === 'G' && pick.periodNumber === 0;
const marketOf = ({ pick }: SeasonCell): string => (pick.type === 'G' ? pick.market : 'C');
const sideOf = ({ pick }: SeasonCell): string => (pick.type === 'G' ? pick.side : '');

/** The cell of a game that is like another one, on another side. */
const partner = (cells: readonly SeasonCell[], cell: SeasonCell, side: string): SeasonCell | undefined =>
  cells.find(
    (each) =>
      marketOf(each) === marketOf(cell) &&
      sideOf(each) === side &&
      each.pick.type === 'G' &&
      cell.pick.type === 'G' &&
      each.pick.periodNumber === cell.pick.periodNumber,
  );

const contradictory: CombinationTry['choose'] = (random, games) => {
  const cells = chooseOne(random, games);
  const [first] = some(
    random,
    cells.filter((cell) => OPPOSITE[sideOf(cell)] !== undefined),
    1,
  );
  if (first === undefined) return null;
  const other = partner(cells, first, OPPOSITE[sideOf(first)]!);
  if (other === undefined) return null;
  // On a spread of its own both may win where the numbers leave room; on one line they never do.
  return oneGroup([first, other, ...some(random, cells, between(random, 0, 2))]);
};

/** A money line, and points that its team gets or gives: one of them says the other. */
const implied: CombinationTry['choose'] = (random, games) => {
  const cells = chooseOne(random, games).filter(isFull);
  const [spread] = some(
    random,
    cells.filter((cell) => marketOf(cell) === 'S' && (cell.points ?? 0) !== 0),
    1,
  );
  const money = cells.find((cell) => marketOf(cell) === 'M' && sideOf(cell) === sideOf(spread ?? cell));
  return spread === undefined || money === undefined ? null : oneGroup([spread, money]);
};

const anotherGame: CombinationTry['choose'] = (random, games) => {
  const [one, other] = games.toSorted(() => random() - 0.5);
  if (one === undefined || other === undefined) return null;
  return oneGroup([...some(random, one, between(random, 1, 2)), ...some(random, other, 1)]);
};

const twoGroups: CombinationTry['choose'] = (random, games) => {
  const cells = some(random, chooseOne(random, games), 4);
  return cells.length < 4
    ? null
    : {
        cells,
        groups: [
          [0, 1],
          [2, 3],
        ],
      };
};

const besideItsGame: CombinationTry['choose'] = (random, games) => {
  const cells = some(random, chooseOne(random, games), 3);
  return cells.length < 3 ? null : { cells, groups: [[0, 1]] };
};

const twoGames: CombinationTry['choose'] = (random, games) => {
  const [one, other] = games.toSorted(() => random() - 0.5);
  if (one === undefined || other === undefined) return null;
  const cells = [...some(random, one, 2), ...some(random, other, 2)];
  return cells.length < 4
    ? null
    : {
        cells,
        groups: [
          [0, 1],
          [2, 3],
        ],
      };
};

const change = (
  { combinations = [] }: TicketRequest,
  of: (combination: CombinationRequest) => Partial<CombinationRequest>,
): Partial<TicketRequest> => ({ combinations: combinations.map((each) => ({ ...each, ...of(each) })) });

const changeItems = (
  { items }: TicketRequest,
  fields: Partial<WagerItemRequest>,
): Partial<TicketRequest> => ({ items: items.map((item, at) => (at === 0 ? { ...item, ...fields } : item)) });

const multiplySeen = (request: TicketRequest, tenths: bigint): Partial<TicketRequest> =>
  change(request, ({ seenFactor }) => {
    const [upper = '2', lower = '1'] = seenFactor.split('/');
    return { seenFactor: `${BigInt(upper) * tenths}/${BigInt(lower) * 10n}` };
  });

const FACTORS = [
  '1/1',
  '0/1',
  '1000000/1',
  '3/0',
  '-3/2',
  '6/4',
  'NaN',
  '__proto__',
  `${'9'.repeat(400)}/7`,
  '\ud800',
  '',
];

/** Every way in which somebody may try it on; `isRefused` where the rules leave no way for it. */
export const COMBINATION_TRIES: readonly CombinationTry[] = [
  { label: 'combination', isRefused: false, choose: few(2) },
  { label: 'combination', isRefused: false, choose: few(3) },
  { label: 'combination', isRefused: false, choose: few(2, isFull) },
  {
    label: 'combination of many',
    isRefused: false,
    choose: (random, games, goTogether) => few(between(random, 4, 8))(random, games, goTogether),
  },
  { label: 'combinations of two games', isRefused: false, choose: twoGames },
  { label: 'combination, contradictory', isRefused: true, choose: contradictory },
  { label: 'combination, implied', isRefused: true, choose: implied },
  {
    label: 'combination with a draw',
    isRefused: true,
    choose: (random, games) => {
      const cells = games.flat().filter((cell) => sideOf(cell) === 'draw');
      const [draw] = some(random, cells, 1);
      const company = games.find((game) => game.includes(draw!));
      return draw === undefined ? null : oneGroup([draw, ...some(random, company ?? [], 1)]);
    },
  },
  {
    label: 'combination on a quarter line',
    isRefused: true,
    choose: (random, games) => {
      const quarter = games.flat().filter(({ points }) => points !== null && !Number.isInteger(points * 2));
      const [cell] = some(random, quarter, 1);
      const company = games.find((game) => game.includes(cell!));
      return cell === undefined ? null : oneGroup([cell, ...some(random, company ?? [], 1)]);
    },
  },
  { label: 'combination with another game’s leg', isRefused: true, choose: anotherGame },
  {
    label: 'combination of nine',
    isRefused: true,
    choose: (random, games) => {
      const cells = some(random, chooseOne(random, games), 9);
      return cells.length < 9 ? null : oneGroup(cells);
    },
  },
  {
    label: 'combination, a leg twice',
    isRefused: true,
    choose: few(2),
    lie: (_random, request) => change(request, ({ itemIds }) => ({ itemIds: [itemIds[0]!, ...itemIds] })),
  },
  {
    label: 'combination, a pick twice',
    isRefused: true,
    choose: (random, games) => {
      const [cell] = some(random, chooseOne(random, games), 1);
      return cell === undefined ? null : oneGroup([cell, cell]);
    },
  },
  { label: 'two combinations of a game', isRefused: true, choose: twoGroups },
  { label: 'combination beside its game', isRefused: true, choose: besideItsGame },
  {
    // More than any choice of the customer lets pass unasked (HR-67).
    label: 'combination, seen too high',
    isRefused: true,
    choose: few(2),
    lie: (random, request) => multiplySeen(request, chooseOne(random, [12n, 1_000n])),
  },
  {
    label: 'combination, seen too low',
    isRefused: false,
    choose: few(2),
    lie: (_random, request) => multiplySeen(request, 9n),
  },
  {
    label: 'combination, a hostile price',
    isRefused: false,
    choose: few(2),
    lie: (random, request) => change(request, () => ({ seenFactor: chooseOne(random, FACTORS) })),
  },
  {
    label: 'combination with points bought',
    isRefused: true,
    choose: few(2),
    lie: (random, request) => changeItems(request, { pointsBought: chooseOne(random, [-1, 1, 2]) }),
  },
  {
    label: 'combination with another kind’s options',
    isRefused: true,
    choose: few(2),
    lie: (random) =>
      chooseOne<Partial<TicketRequest>>(random, [
        { wagerType: 'straight' },
        { wagerType: 'ifWinOnly' },
        { wagerType: 'actionReverse' },
        { wagerType: 'progressiveParlay' },
        { wagerType: 'teaser', teaserName: '__proto__' },
        { roundRobinSizes: [2] },
        { openSpots: 1 },
        { useFreePlay: true },
        { lessJuice: true },
        { parentRif: { ticketNumber: 100_001, wagerNumber: 1, winOnly: true } },
        { filling: { ticketNumber: 100_001, wagerNumber: 1 } },
      ]),
  },
  {
    label: 'combination of names that aren’t there',
    isRefused: true,
    choose: few(2),
    lie: (random, request) =>
      change(request, ({ itemIds }) => ({
        itemIds: [
          itemIds[0]!,
          chooseOne(random, ['__proto__', 'constructor', 'item 1', '\ud800', '', 'x'.repeat(81)]),
        ],
      })),
  },
  {
    label: 'combination of unlisted pitchers',
    isRefused: true,
    choose: (random, games, goTogether) => {
      const pitched = games.filter((game) => game[0]?.sportType === 'Baseball');
      return pitched.length === 0 ? null : few(2)(random, pitched, goTogether);
    },
    lie: (_random, { items }) => ({ items: items.map((item) => ({ ...item, pitcher1ReqFlag: false })) }),
  },
  {
    label: 'combination, as much as can be',
    isRefused: false,
    choose: few(2),
    lie: (random) => ({
      amountCents: chooseOne(random, [200_000, 1_000_000, 9_999_999]),
      amountEntered: chooseOne(random, ['risk', 'toWin']),
    }),
  },
];
