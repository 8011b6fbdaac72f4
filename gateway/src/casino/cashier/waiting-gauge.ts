import { CASH_KINDS } from '@lineboard/domain/casino/cashier/cash-request';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from '../../ground/report/metrics.ts';
import type { Reporter } from '../../ground/report/reporter.ts';

const COUNT =
  "select kind, count(*)::integer as count from cash_request where state = 'waiting' group by kind";

/** How many deposits and payouts wait for an operator: of the whole book, counted when it is asked for. */
export const gaugeWaitingRequests = (
  { registry }: Pick<Metrics, 'registry'>,
  pool: Pick<pg.Pool, 'query'>,
  reporter: Reporter<'cashier'>,
): Gauge =>
  new Gauge({
    name: 'lineboard_cash_requests_waiting',
    help: 'Deposits and payouts that wait for an operator',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const { rows } = await pool.query<{ kind: string; count: number }>(COUNT);
        const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
        for (const kind of CASH_KINDS) this.set({ kind }, counts.get(kind) ?? 0);
      } catch (error) {
        // Without the database no figure is better than an old one, and the others are told all the same.
        reporter.failed('notCounted', error);
      }
    },
  });
