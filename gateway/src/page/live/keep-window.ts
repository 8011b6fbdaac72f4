import type { LiveLog } from './connection-watch.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { LiveWindow } from './live-window.ts';
import { watchLoopLag } from './loop-lag.ts';

export interface KeptWindow {
  readonly ms: number;
  stop(): void;
}

export interface WindowParts {
  limits: Pick<LiveLimits, 'windowMs' | 'widestWindowMs'>;
  log: LiveLog;
  metrics: Pick<LiveMetrics, 'windowIs'>;
  watchLag?: typeof watchLoopLag;
}

/** The window of all topics as the event loop allows it, with what operators are told of it. */
export const keepWindow = ({ limits, log, metrics, watchLag = watchLoopLag }: WindowParts): KeptWindow => {
  const window = new LiveWindow(limits.windowMs, limits.widestWindowMs);
  const lines = log.child({});
  metrics.windowIs(window);
  const stop = watchLag((lateMs) => {
    if (!window.hear(lateMs)) return;
    metrics.windowIs(window);
    const isWide = window.ms > limits.windowMs;
    lines.info({ windowMs: window.ms }, isWide ? 'late: gathers changes for longer' : 'on time again');
  });
  return {
    get ms() {
      return window.ms;
    },
    stop,
  };
};
