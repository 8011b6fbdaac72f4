import { listFrameOrigins } from '../config/integration-frames.ts';
import { type FrameSources, listFrames } from '../config/list-frames.ts';
import { createProviderHealth, type ProviderHealth } from '../casino/integrations/provider-health.ts';
import type { Reports } from '../ground/report/reporter.ts';
import type { Closers } from './closers.ts';
import { repeat } from '../ground/timers/repeat.ts';

/** A page that asks is told of an outage within two of these. */
const CHECKED_EVERY_MS = 30_000;

/** Asks every provider at a steady interval whether it is there; no customer's call waits for that. */
export const startProviderHealth = (
  sources: FrameSources,
  reports: Reports,
  closers: Closers,
): Pick<ProviderHealth, 'isOut'> => {
  const reporter = reports.of('integrations');
  const health = createProviderHealth(listFrameOrigins(listFrames(sources)), ({ origin, isOut }) => {
    if (isOut) reporter.failed('out', new Error(`no answer from ${origin}`), { origin });
  });
  closers.add(repeat(() => void health.check(), CHECKED_EVERY_MS));
  return health;
};
