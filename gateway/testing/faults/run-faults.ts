import { once } from 'node:events';
import { loopbackNetwork } from './failpoint/network.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { seedCustomer } from '../customers/seed-customer.ts';
import { signIn } from '../customers/sign-in.ts';
import { type FaultCell, isOfPair } from './failpoint/fault-cell.ts';
import { openFaultHouse } from './fault-house.ts';
import { openLiesHouse } from '../season/lies/lies-house.ts';
import { type LiesReport, reportLies } from '../season/lies/lies-report.ts';
import { startLying } from './traffic/start-lying.ts';
import { startFaultMover } from './traffic/fault-mover.ts';
import type { FaultRound } from './report/fault-round.ts';
import { type Janitor, startJanitor } from '../janitor/janitor.ts';
import { findDelayObstacle } from './failpoint/start-delay.ts';
import {
  findLossObstacle,
  findNamespaceObstacle,
  makeNamespaceNetwork,
} from './failpoint/namespace-network.ts';
import { runRound } from './run-round.ts';
import { createTicketPump } from './traffic/ticket-pump.ts';
import { openGameProvider } from './traffic/game-provider.ts';
import { openOperator } from './traffic/operator.ts';
import { openWatchers } from './traffic/watchers.ts';

export interface FaultRun {
  cells: readonly FaultCell[];
  repetitions: number;
  seed: number;
  watchers: number;
  /** `namespaces` where they can be made. */
  network: 'namespaces' | 'loopback';
  programs: { postgresBin: string; redis: string };
  /** Ends the run at once; the process should end, too, since the round under way goes on striking at nothing. */
  signal: AbortSignal;
  onRound: (round: FaultRound) => void;
  onUnrun: (cell: FaultCell, reason: string) => void;
  /** When all is over: what came of a feed that lied meanwhile, and of what operators decided. */
  onLies: (report: LiesReport) => void;
}

const CUSTOMERS = 40;
/** More than a run can lose. */
const PLENTY_CENTS = 100_000_000_000;

/** Runs these cells in one house. @param closers takes what is to be closed, the latest first */
const runInHouse = async (
  run: FaultRun,
  cells: readonly FaultCell[],
  interrupted: Promise<never>,
  { janitor, closers }: { janitor: Janitor; closers: Array<() => unknown> },
): Promise<void> => {
  const obstacle = run.network === 'loopback' ? 'the run stays on loopback' : findNamespaceObstacle();
  const network = obstacle === null ? makeNamespaceNetwork(janitor) : loopbackNetwork;
  const random = createSeededRandom(run.seed);
  const hasStandby = cells.some(isOfPair);
  const house = await openFaultHouse(run.programs, network, janitor, hasStandby);
  closers.unshift(house.close);
  const ids = Array.from({ length: CUSTOMERS }, (_, at) => `FAULT${at + 1}`);
  for (const customerId of ids)
    await seedCustomer(house.database, {
      customerId,
      balanceCents: PLENTY_CENTS,
      limitCents: PLENTY_CENTS,
    });
  const customers = await Promise.all(
    ids.map(async (customerId) => ({ customerId, cookie: await signIn(house.origin, customerId) })),
  );
  const origins = house.gateways.map(({ origin }) => origin);
  const mover = await startFaultMover(origins, random);
  closers.unshift(mover.stop);
  const watchers = await openWatchers(run.watchers, [house.origin], mover.history, random);
  closers.unshift(watchers.close);
  const pump = createTicketPump({ origin: house.origin, customers, mover, watchers, random });
  closers.unshift(() => pump.drain(0));

  const money = [
    await openGameProvider(house.database, house.origin, random),
    await openOperator(house.database, house.origin, random),
  ];
  for (const traffic of money) closers.unshift(() => traffic.drain(0));

  const liesHouse = await openLiesHouse(house.database, origins, [house.origin]);
  closers.unshift(liesHouse.close);
  const lying = startLying(liesHouse, run.seed);

  const obstacles = {
    cuts: obstacle,
    loss: obstacle ?? findLossObstacle(),
    delay: obstacle ?? findDelayObstacle(),
    disk: house.disk === null ? 'no disk of its own' : null,
    standby: null,
    sites: obstacle,
  };
  for (const cell of cells) {
    const reason = cell.needs === null ? null : obstacles[cell.needs];
    if (reason !== null) run.onUnrun(cell, reason);
    for (let at = 0; reason === null && at < run.repetitions; at++) {
      run.signal.throwIfAborted();
      run.onRound(await Promise.race([runRound(cell, { house, mover, pump, watchers, money }), interrupted]));
    }
  }
  run.onLies(await reportLies(liesHouse, await lying.stop()));
};

/** Runs every cell as often as told. Whatever it made outside of this process is gone when it ends, however it ends. */
export const runFaults = async (run: FaultRun): Promise<void> => {
  const interrupted = once(run.signal, 'abort').then((): never => {
    throw run.signal.reason;
  });
  interrupted.catch(() => undefined);
  for (const ofPair of [false, true]) {
    const cells = run.cells.filter((cell) => isOfPair(cell) === ofPair);
    if (cells.length === 0) continue;
    const janitor = startJanitor();
    const closers: Array<() => unknown> = [];
    try {
      await runInHouse(run, cells, interrupted, { janitor, closers });
    } finally {
      for (const close of closers) await close();
      await janitor.close();
    }
  }
};
