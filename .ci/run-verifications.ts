import type { CommandResult } from './run-command.ts';
import type { Verification } from './verifications.ts';

/** What a command ends with that can't run on this machine; its last line says why. */
export const CANT_RUN_HERE = 77;

/** How much longer than its row says a command may take before it is stopped and has failed: a busy machine's room. */
const PATIENCE = 3;

export interface VerificationsOptions {
  rows: readonly Verification[];
  /** Nothing begins that by its row would not end within them. */
  budgetMinutes: number;
  /** Past the budget everything has ended: a command that hangs at its end is stopped. */
  graceMinutes: number;
  run: (row: Verification, limitMs: number) => Promise<CommandResult>;
  nowMs: () => number;
  say: (line: string) => void;
}

export interface VerificationsResult {
  passed: number;
  failed: readonly string[];
  /** What failed and was run again, while there was time, and passed then. */
  failedOnce: readonly string[];
  /** Each with the reason: this machine lacks something, or the time is over. */
  notRun: readonly string[];
}

/**
 * One after the other, also after one has failed. What fails is run again where it would still end in time: most of
 * these wait for browsers and servers, and a machine that freezes for a moment is no fault of theirs.
 */
export const runVerifications = async ({
  rows,
  budgetMinutes,
  graceMinutes,
  run,
  nowMs,
  say,
}: VerificationsOptions): Promise<VerificationsResult> => {
  const endMs = nowMs() + budgetMinutes * 60_000;
  let passed = 0;
  const failed: string[] = [];
  const failedOnce: string[] = [];
  const notRun: string[] = [];
  for (const row of rows) {
    const name = [row.script, ...row.args].join(' ');
    if (row.minutes * 60_000 > endMs - nowMs()) {
      notRun.push(`${name}: left out, it takes ${row.minutes} minutes`);
      continue;
    }
    say(`\n— ${name} (about ${row.minutes} min: ${row.why}) —`);
    const runOnce = async (): Promise<CommandResult> => {
      const fromMs = nowMs();
      const limitMs = Math.min(row.minutes * PATIENCE * 60_000, endMs - fromMs + graceMinutes * 60_000);
      const result = await run(row, limitMs);
      const mark = result.code === 0 ? '✓' : result.code === CANT_RUN_HERE ? '–' : '✗';
      const end =
        result.code === CANT_RUN_HERE ? ' can’t run here' : ` (${Math.round((nowMs() - fromMs) / 1000)} s)`;
      say(`${mark} ${name}${end}`);
      return result;
    };
    const { code, output } = await runOnce();
    if (code === 0) passed++;
    else if (code === CANT_RUN_HERE) notRun.push(`${name}: ${output.trimEnd().split('\n').at(-1) ?? ''}`);
    else if (row.minutes * 60_000 <= endMs - nowMs() && (await runOnce()).code === 0) {
      passed++;
      failedOnce.push(name);
    } else failed.push(name);
  }
  return { passed, failed, failedOnce, notRun };
};
