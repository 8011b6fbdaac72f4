import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTROLLER = '/sys/fs/cgroup/cpu';

/** The control group of this run, for podman's `--cgroup-parent`. */
export const GROUP = '/lineboard-rollout';

/** Any other process has 1,024. A pod has what it requests to itself, however many of them there are. */
const SHARES = 65_536;
/** Customers, their proxy, PostgreSQL and Redis are no neighbours of the pods: those have 512 each. */
const LOAD_SHARES = 4_096;

/**
 * Whatever else the machine does, pods get what they request, as a node of a cluster has it for them: this process, and
 * all that it starts, come into a group of their own. Where control groups are of version 2 nothing is done.
 *
 * @returns whether it was done
 */
export const reserveCpu = (): boolean => {
  if (!existsSync(join(CONTROLLER, 'cpu.shares'))) return false;
  const own = join(CONTROLLER, GROUP, 'load');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(CONTROLLER, GROUP, 'cpu.shares'), String(SHARES));
  writeFileSync(join(own, 'cpu.shares'), String(LOAD_SHARES));
  writeFileSync(join(own, 'cgroup.procs'), String(process.pid));
  return true;
};

/** This process goes back to the others. What still ends in the group takes no CPU, so it may stay. */
export const releaseCpu = (): void => {
  writeFileSync(join(CONTROLLER, 'cgroup.procs'), String(process.pid));
};
