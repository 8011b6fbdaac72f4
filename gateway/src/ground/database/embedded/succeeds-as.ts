import { spawnSync } from 'node:child_process';

/** Whether a command ends well under the server's account. null: this process's own. */
export const succeedsAs = (
  user: Readonly<{ uid: number; gid: number }> | null,
  [program = '', ...args]: readonly string[],
): boolean => {
  // A group of its own: Ctrl-C during the look must not pass for its answer. Node's types leave out `detached` here.
  const options = { ...user, cwd: '/', stdio: 'ignore' as const, detached: true };
  return spawnSync(program, args, options).status === 0;
};
