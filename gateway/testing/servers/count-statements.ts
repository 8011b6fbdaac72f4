import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/**
 * Counts what this process asks of any database until the test is over.
 * @returns how many statements had this in their text
 */
export const countStatements = (): ((part: string) => number) => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const textOf = (asked: unknown): string =>
    typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '');
  return (part) => query.mock.calls.filter(([asked]) => textOf(asked).includes(part)).length;
};
