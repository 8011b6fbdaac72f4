import { forecastBench, forecastFanOut, forecastHotKey, forecastLoops } from './forecasts.ts';
import { INPUTS, type Inputs } from './inputs.ts';
import { listLimits } from './limits.ts';
import { MEASURED_FAN_OUTS, MEASURED_TICKETS } from './measured.ts';
import { reckon } from './reckon.ts';

/** The first row is the heading. */
type Table = ReadonlyArray<readonly string[]>;

const round = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Three figures that count, or all of a large number's. */
const brief = (value: number): string => round(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);
const percent = (share: number): string => `${round(share * 100)} %`;
const gigabits = (bits: number): string => `${brief(bits / 10 ** 9)} Gbit/s`;

const writeInputs = (inputs: Inputs): Table => [
  ['input', '', 'value', 'kind', 'source'],
  ...INPUTS.map(({ id, what, unit, kind, source }) => [
    `\`${id}\``,
    what,
    `${round(inputs[id], Number.isInteger(inputs[id]) ? 0 : inputs[id] < 0.1 ? 2 : 1)} ${unit}`,
    kind,
    source,
  ]),
];

const writeEdges = (inputs: Inputs): Table => {
  const found = reckon(inputs);
  const { edge } = found;
  return [
    ['edges', ''],
    ['CPU of a socket, a second', `${round(edge.socketMicros)} µs`],
    ['CPU of an edge whoever listens, a second', `${round(edge.houseMicros / 1_000)} ms`],
    ['sockets of an edge, by CPU', round(edge.socketsByCpu)],
    ['… by memory', round(edge.socketsByMemory)],
    ['edges', round(found.edges)],
    ['machines', `${round(found.edgeMachines)}, with ${found.edgesOfMachine} edges each`],
    ['network of a machine', gigabits(found.bitsPerMachine)],
    ['network of all', gigabits(found.bitsInAll)],
    ['… with windows that are compressed once', gigabits(found.bitsInAllOnce)],
    ['cores of Redis for their reads', brief(found.redisCores)],
    ['all edges start anew: their pages are let in after, at the soonest', `${brief(found.letInSeconds)} s`],
  ];
};

const writeFull = (inputs: Inputs): Table => {
  const found = reckon(inputs);
  return [
    ['full gateways and PostgreSQL', ''],
    ['cores of gateways for tickets', brief(found.fullCores.tickets)],
    [`… for ${round(found.passesPerSecond)} passes a second`, brief(found.fullCores.passes)],
    ['full gateways', `${round(found.fullGateways)}, on ${round(found.fullMachines)} machines`],
    ['cores of PostgreSQL for tickets', brief(found.databaseCores.tickets)],
    ['… for passes', brief(found.databaseCores.passes)],
    ['write-ahead log', `${brief(found.logBytesPerSecond / 10 ** 6)} MB a second`],
    ['disk', `${brief(found.diskPerDay / 10 ** 9)} GB a day`],
    ['most tickets of one customer', `${round(found.mostOfCustomer)} a second`],
    ['the busiest customer’s share of that', percent(found.hotCustomerBusy)],
  ];
};

const writeLimits = (inputs: Inputs): Table => [
  ['what', 'has', 'asked', 'times', 'then'],
  ...listLimits(inputs, reckon(inputs)).map(({ what, has, asked, unit, remedy }) => [
    what,
    `${brief(has)} ${unit}`,
    brief(asked),
    brief(has / asked),
    remedy,
  ]),
];

const writeBill = (inputs: Inputs): Table => {
  const { bill } = reckon(inputs);
  const sum = bill.reduce((total, { price }) => total + price, 0);
  return [
    ['a month', 'many', 'each', 'together'],
    ...bill.map(({ what, many, each, price }) => [what, round(many), round(each), round(price)]),
    ['all', '', '', round(sum)],
    ['a thousand watchers at the peak', '', '', brief((sum / inputs.watchers) * 1_000)],
  ];
};

const writeLoops = (inputs: Inputs): Table => [
  [
    'sockets of one topic',
    'window',
    'windows a second',
    'core busy',
    'change at the last socket, p50',
    'p95',
    'other work waits, p95',
  ],
  ...forecastLoops(inputs, reckon(inputs)).map(({ sockets, windowMs, run }) => [
    round(sockets),
    `${windowMs} ms`,
    brief(run.windowsPerSecond),
    percent(run.busy),
    `${round(run.untilLast.p50)} ms`,
    `${round(run.untilLast.p95)} ms`,
    `${brief(run.otherWait?.p95 ?? 0)} ms`,
  ]),
];

const writeHotKey = (inputs: Inputs): Table => [
  ['of all tickets', 'its own tickets wait, mean', 'p95', 'all wait, mean', 'connections busy'],
  ...forecastHotKey(inputs, reckon(inputs)).map(({ share, run }) => [
    percent(share),
    `${brief(run.hotWait?.mean ?? 0)} ms`,
    `${brief(run.hotWait?.p95 ?? 0)} ms`,
    `${brief(run.wait.mean)} ms`,
    percent(run.busy),
  ]),
];

const writeForecasts = (inputs: Inputs): Table => {
  const tickets = forecastBench(inputs, MEASURED_TICKETS.callers);
  return [
    ['', 'simulated', 'measured', 'simulated ÷ measured', 'load of the machine before'],
    [
      `tickets a second, ${MEASURED_TICKETS.callers} under way, two cores`,
      round(tickets.perSecond),
      round(MEASURED_TICKETS.perSecond),
      brief(tickets.perSecond / MEASURED_TICKETS.perSecond),
      MEASURED_TICKETS.load,
    ],
    ...MEASURED_FAN_OUTS.map(({ sockets, windowMs, busy, load }) => {
      const run = forecastFanOut(inputs, sockets, windowMs);
      return [
        `core of a gateway that writes to ${round(sockets)} sockets, windows of ${windowMs} ms`,
        percent(run.busy),
        percent(busy),
        brief(run.busy / busy),
        load,
      ];
    }),
  ];
};

/** Every table of the page, by its name. */
export const TABLES = {
  inputs: writeInputs,
  edges: writeEdges,
  full: writeFull,
  limits: writeLimits,
  bill: writeBill,
  loops: writeLoops,
  hotKey: writeHotKey,
  forecasts: writeForecasts,
} as const satisfies Record<string, (inputs: Inputs) => Table>;

export type TableName = keyof typeof TABLES;
