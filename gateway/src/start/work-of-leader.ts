import type { Config } from '../config/read-config.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Push } from '../push/start-push.ts';
import { startRoundClock } from '../wallet/close-old-rounds.ts';
import type { Ground } from './open-ground.ts';

export interface LeaderParts {
  customerEvents: CustomerEvents;
  bookNowMs: () => number;
  /** null: closed pages are told nothing. */
  push: Push | null;
}

const HOUR_MS = 3_600_000;

/** What one gateway does for all: the one that runs the feeds. @returns begins it; its own answer stops it at once */
export const workOfLeader =
  (
    config: Pick<Config, 'WALLET_ROUND_HOURS'>,
    { customerEvents, bookNowMs, push }: LeaderParts,
    { database, reports }: Pick<Ground, 'database' | 'reports'>,
  ): (() => () => void) =>
  () => {
    const roundMs = config.WALLET_ROUND_HOURS * HOUR_MS;
    const reporter = reports.of('wallet');
    const wallNowMs = Date.now;
    const stops = [
      startRoundClock({ database, customerEvents, wallNowMs, bookNowMs, roundMs, reporter }),
      ...(push === null ? [] : [push.lead()]),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
