import { spawn } from 'node:child_process';
import type { PostgresUser } from './postgres-user.ts';

export interface Ended {
  /** null: a signal ended it. */
  code: number | null;
  stderr: string;
}

/**
 * Runs a command in a group of its own: Ctrl-C reaches the gateway alone, which ends the command and what that started,
 * and goes on once they are gone.
 */
export const runToEnd = (
  [program = '', ...args]: readonly string[],
  user: PostgresUser | null,
  stopAsked: AbortSignal,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    const child = spawn(program, args, { ...user, cwd: '/', detached: true, stdio: [...stdio] });
    let stderr = '';
    const stop = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      stopAsked.removeEventListener('abort', stop);
      resolve({ code, stderr });
    });
    if (stopAsked.aborted) stop();
    else stopAsked.addEventListener('abort', stop);
  });
