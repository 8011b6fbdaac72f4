import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createKillableGateway, type KillableGateway } from '../../kill/killable-gateway.ts';
import type { Janitor } from '../../janitor/janitor.ts';
import type { GatewayPlace } from './network.ts';

/** A gateway that can also be put out of step with the clock, and whose log is counted. */
export interface FaultGateway extends KillableGateway {
  readonly logLines: number;
  /** Its own clock goes ahead by this much; until it is started again. */
  shiftClock(shiftMs: number): void;
}

const NEW_LINE = 10;

export const createFaultGateway = async (
  env: Record<string, string>,
  { host, through }: GatewayPlace,
  janitor: Janitor,
): Promise<FaultGateway> => {
  let child: ChildProcess | null = null;
  let logLines = 0;
  const gateway = await createKillableGateway(env, {
    host,
    through,
    preload: join(import.meta.dirname, 'shift-clock.ts'),
    onSpawn: (started) => {
      child = started;
      janitor.watch(started);
    },
    onSaid: (chunk) => {
      for (const byte of chunk) if (byte === NEW_LINE) logLines++;
    },
  });
  return {
    ...gateway,
    get logLines() {
      return logLines;
    },
    shiftClock: (shiftMs) => void child?.send({ shiftMs }),
  };
};
