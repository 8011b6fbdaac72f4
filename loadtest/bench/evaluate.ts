/**
 * How long `evaluateTicket` takes, which the slip calls at every key that is pressed and the gateway for every ticket:
 * a ticket of 12 legs of each kind that takes as many, compared with reading and writing the same ticket as JSON.
 */
import { anyLimit, createContext, createItem } from '@lineboard/domain/testing/ticket-fixtures';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import type { TicketContext } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import {
  STRAIGHT_OPTIONS,
  type TicketDraft,
  type TicketOptions,
} from '@lineboard/domain/betting/request/ticket-request';
import { parseArgs } from 'node:util';
import { type Aim, printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { printTable } from './machine/table.ts';
import { createBenchGame, createBenchLine, gameNumAt } from './made-up-board.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });
const AIM_MS = 1;
const NOW_MS = Date.UTC(2026, 10, 22, 12);
const ALL_SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const TICKETS: ReadonlyArray<{ what: string; legs: number; options: Partial<TicketOptions> }> = [
  { what: '12 straights', legs: 12, options: {} },
  { what: 'parlay of 12', legs: 12, options: { wagerType: 'parlay' } },
  {
    what: 'round robin of 12 by 2s and 3s',
    legs: 12,
    options: { wagerType: 'parlay', roundRobinSizes: [2, 3] },
  },
  {
    what: 'round robin of 12, all sizes',
    legs: 12,
    options: { wagerType: 'parlay', roundRobinSizes: ALL_SIZES },
  },
  { what: 'teaser of 8', legs: 8, options: { wagerType: 'teaser', teaserName: 'T tp 6/4' } },
  { what: 'if win only of 7', legs: 7, options: { wagerType: 'ifWinOnly' } },
  { what: 'ARBC of 7', legs: 7, options: { wagerType: 'actionReverse', arbc: true } },
];

const createDraft = (legs: number, options: Partial<TicketOptions>): TicketDraft => ({
  ...STRAIGHT_OPTIONS,
  amountCents: 100,
  ...options,
  items: Array.from({ length: legs }, (_, at) =>
    createItem({
      itemId: `leg${at}`,
      pick: { type: 'G', gameNum: gameNumAt(at), periodNumber: 0, market: 'S', side: 'team1' },
      seen: { epoch: 'bench', clk: 1 },
      amountEntered: 'risk',
      amountCents: 1_000,
    }),
  ),
});

const createBenchContext = (legs: number): TicketContext =>
  createContext({
    bookMs: NOW_MS,
    limits: [anyLimit(100_000_000)],
    availableCents: 1_000_000_000,
    quotes: new Map(
      Array.from({ length: legs }, (_, at) => {
        const line = { ...createBenchLine(at, NOW_MS), version: 1, doubtedMarkets: '' };
        return [`leg${at}`, { type: 'G', game: createBenchGame(at, NOW_MS), line, feedUp: true }] as const;
      }),
    ),
  });

const measure = (rounds: number, act: () => unknown): number[] =>
  Array.from({ length: rounds }, () => {
    const startMs = performance.now();
    act();
    return performance.now() - startMs;
  });

printMachineFacts('evaluateTicket');
const rounds = Number(values.rounds);
const rows: string[][] = [['ticket', 'median ms', 'p95 ms', 'of JSON', 'may be posted']];
const aims: Aim[] = [];
for (const { what, legs, options } of TICKETS) {
  const draft = createDraft(legs, options);
  const context = createBenchContext(legs);
  const { safeToPost } = evaluateTicket(draft, context);
  const text = JSON.stringify({ draft, context, quotes: [...context.quotes] });
  measure(rounds, () => evaluateTicket(draft, context));
  const took = measure(rounds, () => evaluateTicket(draft, context));
  const floor = measure(rounds, () => JSON.stringify(JSON.parse(text)));
  const [median, p95, ofFloor] = [
    calculatePercentile(took, 0.5) ?? NaN,
    calculatePercentile(took, 0.95) ?? NaN,
    calculatePercentile(floor, 0.5) ?? NaN,
  ];
  rows.push([what, median.toFixed(3), p95.toFixed(3), (median / ofFloor).toFixed(2), String(safeToPost)]);
  aims.push({
    what: `${what}, 95th percentile`,
    measured: p95,
    atMost: AIM_MS,
    unit: 'ms',
  });
}
printTable(rows);
printAims(aims);
