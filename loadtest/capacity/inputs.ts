/**
 * What the arithmetic begins with. A figure stands here alone: the program and the page read it from this table.
 *
 * `measured` comes from a command on the machine that `MACHINE` names, `shipped` is how the product is set, `wanted` is
 * the question, and `assumed` is neither: put your own in.
 */
export type InputKind = 'wanted' | 'measured' | 'shipped' | 'assumed';

interface InputRow {
  id: string;
  what: string;
  value: number;
  unit: string;
  kind: InputKind;
  /** The command that measured it, where it is set, or why it is assumed. */
  source: string;
}

/** Where everything that is measured was measured. */
export const MACHINE = '29 November 2026, two cores of an AMD EPYC, Node 24.21, PostgreSQL 18.4';

const COSTS = '`npm run bench:costs -w loadtest`';
const PAYLOADS = '`npm run bench:payloads -w loadtest`';
const FANOUT = '`npm run bench:fanout -w loadtest`';
const YOURS = 'put your own in';

const row = <Id extends string>(
  id: Id,
  [value, unit]: readonly [value: number, unit: string],
  kind: InputKind,
  what: string,
  source: string,
): InputRow & { id: Id } => ({ id, value, unit, kind, what, source });

export const INPUTS = [
  row('watchers', [1_000_000, 'sockets'], 'wanted', 'pages that watch at once', 'the question'),
  row('ticketsPerSecond', [2_000, 'a second'], 'wanted', 'tickets at the peak', 'the question'),

  row('windowsPerSocket', [5, 'a second'], 'assumed', 'windows that a page is sent, all topics', YOURS),
  row('changesPerSecond', [200, 'a second'], 'assumed', 'entries of the log at the peak', YOURS),
  row('signedInShare', [0.3, 'of watchers'], 'assumed', 'pages that are signed in', YOURS),
  row('leaveWithin', [30, 'min'], 'assumed', 'how long a page stays, on average', YOURS),
  row('peakOverMean', [8, '×'], 'assumed', 'the peak ÷ the mean of a day', YOURS),
  row('hotCustomerShare', [0.01, 'of tickets'], 'assumed', 'tickets of the busiest customer', YOURS),
  row('busyAtMost', [0.6, 'of a core'], 'assumed', 'how busy a core may be at the peak', YOURS),
  row(
    'spare',
    [1.2, '×'],
    'assumed',
    'gateways and machines beyond what is needed, for those that fail',
    YOURS,
  ),

  row('socketMicros', [15, 'µs'], 'measured', 'CPU of a window to a socket', `${FANOUT}: 18.8 less 3.8`),
  row('windowBytes', [579, 'bytes'], 'measured', 'a window of replays, as JSON', `${PAYLOADS}: 250 to 890`),
  row('onceShare', [0.41, '×'], 'measured', 'bytes of a window that is compressed once', PAYLOADS),
  row(
    'socketKilobytes',
    [70, 'kB'],
    'measured',
    'memory of a socket',
    `${FANOUT}: 283 MiB with 1,000, 229 with 200`,
  ),
  row('arrivalMicros', [850, 'µs'], 'measured', 'CPU of a page that comes, with its snapshot', COSTS),
  row(
    'houseMicros',
    [3_800, 'µs'],
    'measured',
    'CPU of a window of the benchmark when nobody listens',
    `${FANOUT}: 3.8 × 1,000`,
  ),
  row('entryMicros', [517, 'µs'], 'measured', 'CPU of an entry at an edge', `${COSTS}, 200 entries a second`),
  row(
    'redisReadMicros',
    [46, 'µs'],
    'measured',
    'CPU of Redis for an entry and an edge that reads it',
    `${COSTS}, 200 entries a second`,
  ),
  row('ticketMicros', [841, 'µs'], 'measured', 'CPU of a ticket at the gateway', COSTS),
  row('ticketDatabaseMicros', [864, 'µs'], 'measured', 'CPU of a ticket at PostgreSQL', COSTS),
  row('callerMicros', [59, 'µs'], 'measured', 'CPU of a ticket at who places it, in the benchmark', COSTS),
  row('ticketMs', [2.9, 'ms'], 'measured', 'from a ticket to its answer when few are under way', COSTS),
  row('passMicros', [232, 'µs'], 'measured', 'CPU of a pass at the gateway', COSTS),
  row('passDatabaseMicros', [52, 'µs'], 'measured', 'CPU of a pass at PostgreSQL', COSTS),
  row(
    'logBytes',
    [2_700, 'bytes'],
    'measured',
    'write-ahead log of a ticket',
    '[figures](../loadtest/README.md)',
  ),
  row(
    'rowBytes',
    [500, 'bytes'],
    'measured',
    'disk of a posting and what goes with it',
    '[ADR 0036](adr/0036-one-ledger-without-partitions.md)',
  ),

  row('windowMs', [50, 'ms'], 'shipped', 'a window', '`CONFLATION_MS`'),
  row('widestWindowMs', [200, 'ms'], 'shipped', 'a window while the event loop is late', '`live-limits.ts`'),
  row('pulseSeconds', [2, 's'], 'shipped', 'between two pulses', '`PULSE_MS`'),
  row('passSeconds', [60, 's'], 'shipped', 'after which a pass is renewed', '`watch-pass.ts`'),
  row('edgesAtMost', [100, 'pods'], 'shipped', 'edges in a cluster', '`kubernetes/edge/watch.yaml`'),
  row(
    'socketsOfEdge',
    [2_000, 'sockets'],
    'shipped',
    'sockets that the autoscaler gives an edge',
    '`kubernetes/edge/watch.yaml`',
  ),

  row(
    'connectionsOfGateway',
    [15, 'connections'],
    'shipped',
    'connections that a gateway takes',
    '`DATABASE_CONNECTIONS` and 3',
  ),

  row('databaseCoresAtMost', [64, 'cores'], 'assumed', 'cores of the largest machine for PostgreSQL', YOURS),
  row('databaseConnectionsAtMost', [500, 'connections'], 'assumed', '`max_connections` of it', YOURS),
  row(
    'frameBytes',
    [95, 'bytes'],
    'assumed',
    'heads of WebSocket, TLS, TCP, IP and Ethernet for a write',
    'their sizes: 4, 22, 32, 20 and 18, without acknowledgements',
  ),
  row('machineCores', [8, 'cores'], 'assumed', 'cores of a machine', YOURS),
  row('machineGigabytes', [32, 'GB'], 'assumed', 'memory of a machine', YOURS),
  row('machineGigabits', [10, 'Gbit/s'], 'assumed', 'network of a machine', YOURS),
  row(
    'machinePrice',
    [250, 'a month'],
    'assumed',
    'price of a machine',
    `no price list: a round figure, ${YOURS}`,
  ),
  row(
    'databasePrice',
    [2_000, 'a month'],
    'assumed',
    'price of PostgreSQL and its stand-by',
    `no price list: a round figure, ${YOURS}`,
  ),
  row(
    'redisPrice',
    [300, 'a month'],
    'assumed',
    'price of Redis with two replicas',
    `no price list: a round figure, ${YOURS}`,
  ),
  row(
    'terabytePrice',
    [20, 'a TB'],
    'assumed',
    'price of a terabyte that leaves',
    `no price list: a round figure, ${YOURS}`,
  ),
] as const;

export type InputId = (typeof INPUTS)[number]['id'];
export type Inputs = Readonly<Record<InputId, number>>;

/** @param changes other values for some of them. @throws Error for a name that is none, or a value that can't be */
export const readInputs = (changes: Readonly<Record<string, number>> = {}): Inputs => {
  const inputs = new Map<string, number>(INPUTS.map(({ id, value }) => [id, value]));
  for (const [id, value] of Object.entries(changes)) {
    if (!inputs.has(id)) throw new Error(`${id} is no input: ${[...inputs.keys()].join(', ')}`);
    if (!Number.isFinite(value) || value <= 0) throw new Error(`${id} has to be above 0, and is ${value}`);
    inputs.set(id, value);
  }
  return Object.fromEntries(inputs) as Inputs;
};
