import { readFileSync } from 'node:fs';

/** A process that nobody has asked for its exit code yet has ended all the same. */
const isZombie = (pid: number): boolean => {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\)/, ''));
  } catch {
    // No /proc here.
    return false;
  }
};

export const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return isZombie(pid);
  } catch (error) {
    return (error as { code?: string }).code !== 'EPERM';
  }
};
