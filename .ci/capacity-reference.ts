/**
 * What a million watchers and two thousand tickets a second take, written from `loadtest/capacity`.
 *
 *   npm run docs                            writes docs/capacity.md
 *   node .ci/capacity-reference.ts --check  exit 1 when docs/capacity.md says something else
 */
import { MACHINE, readInputs } from '../loadtest/capacity/inputs.ts';
import { reckon } from '../loadtest/capacity/reckon.ts';
import { TABLES, type TableName } from '../loadtest/capacity/tables.ts';
import { keepPage } from './keep-page.ts';
import { item, wrap } from './write-fields.ts';

const inputs = readInputs();
const found = reckon(inputs);
const traffic = found.bill.at(-1)!;
const sum = found.bill.reduce((total, { price }) => total + price, 0);
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const writeTable = (name: TableName): string => {
  const [head = [], ...rows] = TABLES[name](inputs);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};

const paragraph = (...sentences: readonly string[]): string => wrap(sentences.join(' '));

/** The page between its tables. A figure of a sentence is the program's, as those of the tables are. */
const SECTIONS: readonly string[] = [
  '# Capacity',
  paragraph(
    'Written by `npm run docs` from `loadtest/capacity`; `npm run verify` holds it current. What one socket, one change,',
    `one ticket and one byte cost was measured; from that a program reckons what ${whole(inputs.watchers)} watchers and`,
    `${whole(inputs.ticketsPerSecond)} tickets a second take. Nobody has run so many: everything below is a forecast, its`,
    'queues are simulated, and the simulation is held against theory by tests and against measured figures',
    '[below](#how-far-the-simulation-is-to-be-trusted).',
  ),
  '    npm run capacity\n    npm run capacity -- --set watchers=50000 --set machinePrice=180 --table bill',
  paragraph(
    'prints the tables, the second line with inputs of yours. Every input of the first table can be set.',
  ),
  '## What it begins with',
  paragraph(
    `Measured is: ${MACHINE}; other programs were busy on it. *Assumed* rows are nobody’s figures: no price list was at`,
    'hand, and nobody’s traffic. Put your own in. Prices are in whatever currency yours are.',
  ),
  writeTable('inputs'),
  '## Watchers',
  paragraph(
    'Watchers hang on [edges](operations/edge.md) (`ROLE=watch`). An edge is one process with one event loop, so one core',
    'bounds it, as the table says beside what memory would hold. On each machine one core is left to the system. TLS is not',
    'in it: a proxy in front pays for that.',
  ),
  writeTable('edges'),
  paragraph(
    'What is compressed once for all sockets is a way that isn’t built:',
    '[ADR 0037](adr/0037-changes-stay-json.md) says what was tried.',
  ),
  '### One loop and its windows',
  paragraph(
    'An edge on which everybody watches the same topic, and that topic never rests, is the worst case: each window goes to',
    'all sockets. The simulation has the log’s entries beside it as other work. A gateway whose loop is late gathers for',
    `longer, up to ${whole(inputs.widestWindowMs)} ms, which is the second row of each size. The times are of the loop`,
    'alone; the log before it and the network behind it come on top.',
  ),
  writeTable('loops'),
  '## Tickets',
  paragraph(
    'Full gateways place tickets and sign passes. A page that is signed in renews its pass every',
    `${whole(inputs.passSeconds)} s, so at ${whole(inputs.watchers)} watchers passes take`,
    `${whole((100 * found.fullCores.passes) / (found.fullCores.passes + found.fullCores.tickets))} % of what full gateways do.`,
  ),
  writeTable('full'),
  '### What is done one after the other',
  item(
    '**A hot line** holds nobody up. A price is judged against the book in memory, and a ticket writes no row of its line:' +
      ' limits and exposures are a customer’s. A limit of the whole book for one line, kept as a row, would change that:' +
      ' read its table below as that of the line.',
  ),
  item(
    '**A hot customer** waits for himself. A gateway takes his tickets one after the other, and each raises the version of' +
      ' his account ([ADR 0001](adr/0001-one-statement-ticket.md)); at several gateways at once they find each other’s' +
      ' versions, and after three tries wait for the row’s lock. He doesn’t take connections while he waits.',
  ),
  item(
    '**The flush** of the write-ahead log is shared by all that wait for it' +
      ' ([ADR 0016](adr/0016-shared-connections.md)), so it adds to how long a ticket takes and not to how many there are.',
  ),
  item('**The number** of a ticket is a sequence’s, which nobody waits for.'),
  paragraph(
    'One key in front of all gateways’ connections, simulated, with 16 tickets under way at a gateway:',
  ),
  writeTable('hotKey'),
  '## What breaks first',
  paragraph(
    'Each row divides what there is by what is asked. Below 1 it is broken at the wanted size; the smallest breaks first.',
  ),
  writeTable('limits'),
  '### And what then',
  item(
    '**Edges.** They are there. The manifest in `docs/operations/kubernetes/edge` stops at' +
      ` ${whole(inputs.edgesAtMost * inputs.socketsOfEdge)} sockets. With as many for a pod it takes` +
      ` ${whole(inputs.watchers / inputs.socketsOfEdge)} pods: raise its \`maxReplicas\`, and what it gives a pod once you` +
      ' have measured your own.',
  ),
  item(
    '**Reads of the log.** Every edge asks Redis twice for each round of reading: where the log ends, and what is new.' +
      ` One Redis serves ${whole(found.mostEdgesOfRedis)} edges at ${whole(inputs.changesPerSecond)} entries a second and` +
      ' a round for each entry. Rounds hold several entries when they fall behind, so it breaks softly: prices get later,' +
      ' not wrong. Not built: one reader for a machine that hands entries to its edges, which divides the reads by' +
      ` ${whole(found.edgesOfMachine)}; a round at most once a window, which bounds them by 20 a second whatever the feed` +
      ' does; reading from replicas, for which a gateway has to know that a replica is whole.',
  ),
  item(
    '**The log by sport.** Its order is needed within a game, and a topic is of one sport. A log for each sport has its own' +
      ' clk, so a position becomes one for each; pulses name several; a feed that has two sports takes part in two. An edge' +
      ' then reads what its pages watch. It changes the wire, and isn’t built.',
  ),
  item(
    '**Passes.** The edge hears the end of a session within a moment, so a pass could be renewed every four minutes instead' +
      ' of each: that is a constant (`PASS_RENEWED_AFTER_MS`), at the price of what an outage of the book then costs.',
  ),
  item(
    '**PostgreSQL.** One primary carries this many tickets on few cores, and the disk is what grows' +
      ' ([ADR 0036](adr/0036-one-ledger-without-partitions.md)). Beyond it there are engines that part tables over' +
      ' servers, of which Citus keeps PostgreSQL’s own language. Tickets, wagers, legs, ledger, keys and accounts all have' +
      ' the customer in a column, so a ticket would stay a statement of one server; results, lines of operators and' +
      ' settings would be copied to all. What crosses customers (exposure of a game, grading, settled weeks,' +
      ' `check-balances`) would be asked of all servers. Nobody has tried it. In the way are the keys: tickets, wagers, legs' +
      ' and ledger are keyed by numbers alone, and so are the unique indexes by which a play, a request for cash and a split' +
      ' ticket are posted once. Each would have to begin with the customer.',
  ),
  item(
    '**All edges anew** (a bad version, Redis lost its log) have their pages back by turns' +
      ' ([ADR 0035](adr/0035-told-when-to-come.md)); the table of watchers says how soon at best.',
  ),
  '## What it costs',
  paragraph(
    `Round prices of no list, to be replaced. What leaves the machines is ${whole((100 * traffic.price) / sum)} % of it, so`,
    'nothing moves the sum like the price of traffic, and the bytes of a window. A line says several Redis where one could',
    'not serve all edges: their number is what the reads would take if they were shared.',
  ),
  writeTable('bill'),
  '## How far the simulation is to be trusted',
  paragraph(
    'The simulation (`loadtest/capacity/simulation`) takes one event after the other, from a seed. Tests hold it against',
    'M/M/1, M/D/1 and M/M/c within four in a hundred, a hot key against a server of its own, and a loop that nobody',
    'disturbs against arithmetic. What it says of a benchmark, and what that found:',
  ),
  writeTable('forecasts'),
];

keepPage(
  'docs/capacity.md',
  `${SECTIONS.join('\n\n').replaceAll(/(\n- [^\n]*(?:\n {2}[^\n]*)*)\n(?=\n- )/g, '$1')}\n`,
);
