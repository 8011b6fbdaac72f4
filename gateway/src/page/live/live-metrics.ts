import { SUBSCRIBE_REFUSALS } from '@lineboard/domain/doors/wire/live-messages.schema';
import { beginAtZero } from '../../ground/report/begin-at-zero.ts';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Why a connection or a call is refused. */
export const LIVE_REFUSALS = [
  ...SUBSCRIBE_REFUSALS,
  'unavailable',
  'originRefused',
  'outdated',
  'wireVersion',
  'sessionChanged',
] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];

const CATCH_UPS = ['delta', 'snapshot'] as const;

/** What the live server tells of itself. */
export interface LiveMetrics {
  connected(): void;
  disconnected(): void;
  refused(code: LiveRefusal): void;
  emitted(sockets: number): void;
  caughtUp(how: (typeof CATCH_UPS)[number]): void;
  slow(): void;
  closedSlow(): void;
  /** There was no room for a page: it was told when to come. */
  toldToCome(): void;
  /** The window in which changes are gathered is so wide from now on; `widened` is 1 at its widest. */
  windowIs(window: { readonly ms: number; readonly widened: number }): void;
}

/**
 * @param registry none: nothing is counted
 * @param readWaiting how many pages wait to be let in
 */
export const createLiveMetrics = (registry: Registry | null, readWaiting: () => number): LiveMetrics => {
  const registers = registry === null ? [] : [registry];
  const sockets = new Gauge({ name: 'lineboard_live_sockets', help: 'Open live sockets', registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> =>
    new Counter({ name: `lineboard_live_${name}_total`, help, labelNames, registers });
  const refusals = counter('refused', 'Refused handshakes and calls', ['code']);
  const changes = counter('changes', 'Changes emitted, one per topic and window');
  const deliveries = counter('deliveries', 'Changes written to sockets');
  const catchUps = counter('catch_ups', 'Readers brought up to date', ['how']);
  const slowSockets = counter('slow', 'Sockets that could not keep up');
  const closedSlowSockets = counter('closed_slow', 'Sockets closed because they never drained');
  const told = counter('told_to_come', 'Pages that were told when to come, because too many came at once');
  const window = new Gauge({
    name: 'lineboard_live_window_seconds',
    help: 'How long changes of a topic are gathered; longer while the event loop is late',
    registers,
  });
  const widened = new Gauge({
    name: 'lineboard_live_window_widened',
    help: 'How far that is from CONFLATION_MS, 0, to the widest, 1',
    registers,
  });
  new Gauge({
    name: 'lineboard_live_waiting',
    help: 'Pages that wait to be let in',
    registers,
    collect() {
      this.set(readWaiting());
    },
  });
  beginAtZero(
    refusals,
    LIVE_REFUSALS.map((code) => ({ code })),
  );
  beginAtZero(
    catchUps,
    CATCH_UPS.map((how) => ({ how })),
  );
  return {
    connected: () => sockets.inc(),
    disconnected: () => sockets.dec(),
    refused: (code) => refusals.inc({ code }),
    emitted: (count) => {
      changes.inc();
      deliveries.inc(count);
    },
    caughtUp: (how) => catchUps.inc({ how }),
    slow: () => slowSockets.inc(),
    closedSlow: () => closedSlowSockets.inc(),
    toldToCome: () => told.inc(),
    windowIs: (now) => {
      window.set(now.ms / 1_000);
      widened.set(now.widened);
    },
  };
};
