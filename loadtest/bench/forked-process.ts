import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A helper process of a benchmark that answers one question at a time. */
export interface ForkedProcess<Request, Answer> {
  pid: number;
  ask(request: Request): Promise<Answer>;
  stop(): Promise<void>;
}

export const forkProcess = <Request extends object, Answer>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): ForkedProcess<Request, Answer> => {
  const child: ChildProcess = fork(file, { env: { ...process.env, ...env }, serialization: 'json' });
  const killNow = (): void => void child.kill('SIGKILL');
  process.once('exit', killNow);
  return {
    pid: child.pid!,
    ask: (request) =>
      new Promise((resolve, reject) => {
        const settle = (): void => {
          child.off('message', onAnswer);
          child.off('exit', onExit);
        };
        const onAnswer = (answer: unknown): void => {
          settle();
          const failed = (answer as { failed?: string }).failed;
          if (failed === undefined) resolve(answer as Answer);
          else reject(new Error(failed));
        };
        const onExit = (code: number | null): void => {
          settle();
          reject(new Error(`${file} ended with ${code}`));
        };
        child.on('message', onAnswer);
        child.on('exit', onExit);
        child.send(request);
      }),
    stop: async () => {
      process.off('exit', killNow);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
