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
  /** Each with the reason: this machine lacks something, or the time is over. */
  notRun: readonly string[];
}

/** One after the other, also after one has failed. */
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
  const notRun: string[] = [];
  for (const row of rows) {
    const name = [row.script, ...row.args].join(' ');
    const startedMs = nowMs();
    const leftMs = endMs - startedMs;
    if (row.minutes * 60_000 > leftMs) {
      notRun.push(`${name}: left out, it takes ${row.minutes} minutes`);
      continue;
    }
    say(`\n— ${name} (about ${row.minutes} min: ${row.why}) —`);
    const limitMs = Math.min(row.minutes * PATIENCE * 60_000, leftMs + graceMinutes * 60_000);
    const { code, output } = await run(row, limitMs);
    const took = `${Math.round((nowMs() - startedMs) / 1000)} s`;
    if (code === 0) {
      passed++;
      say(`✓ ${name} (${took})`);
    } else if (code === CANT_RUN_HERE) {
      notRun.push(`${name}: ${output.trimEnd().split('\n').at(-1) ?? ''}`);
      say(`– ${name} can’t run here`);
    } else {
      failed.push(name);
      say(`✗ ${name} (${took})`);
    }
  }
  return { passed, failed, notRun };
};
