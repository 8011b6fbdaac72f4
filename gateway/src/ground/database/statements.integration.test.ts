import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { TEMPLATE } from '../../../testing/servers/postgres-global-setup.ts';
import type { Checked } from '../../../testing/statements/check-statements.ts';

const FOLDER = join(import.meta.dirname, '../../../testing/statements');
const FAULTY = 'gateway/testing/statements/faulty-statements.ts';

/** The whole gateway is read by TypeScript, on a machine that does more. */
const PATIENCE_MS = 600_000;

it(
  'the rows of every statement are what a migrated database says of it',
  async () => {
    // The trees of statements that it is read by are those of PostgreSQL 16 or later.
    const connection = { ...testEngines()[0]?.connection, database: TEMPLATE };
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(FOLDER, 'check-statements-command.ts'),
      JSON.stringify(connection),
      join(FOLDER, 'faulty-statements.ts'),
    ]);
    const { described, problems } = JSON.parse(stdout) as Checked;
    const isPlanted = (problem: string): boolean => problem.startsWith(FAULTY);
    expect(problems.filter((problem) => !isPlanted(problem))).toEqual([]);
    expect(described).toBeGreaterThan(500);
    expect(problems.filter(isPlanted).map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
      'version is declared, and not answered',
      'at_risk_cents is answered, and not declared',
      'version is number, and declared string',
      'cents may be null',
      'cents is read as string (numeric), and declared number',
      expect.stringMatching(/^kind is "wager" \| .*, and declared "deposit"$/),
      'detail may be null',
      'version may be null',
      'column "versions" does not exist',
      "its text can't be told: column: string is known only when it runs",
      'its rows are read, and nobody says what they are',
    ]);
  },
  PATIENCE_MS,
);
