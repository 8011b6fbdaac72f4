import { BackupRefused } from '../desk/backup/backup-refused.ts';
import type { WhereBook } from '../desk/backup/open-place.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { explainTlsFailure } from '../ground/database/explain-tls-failure.ts';
import type { Discrepancy } from '../ground/ledger/check-balances.ts';
import { StartRefused } from '../ground/report/start-refused.ts';
import { WrongInput } from './wrong-input.ts';

export const REFUSED = 1;

export const configOfProcess = (): Config => {
  const result = readConfig(process.env);
  if (!result.ok) throw new WrongInput(result.mistake);
  return result.config;
};

/** Tells where the configured book is kept. */
export const whereOf = ({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): WhereBook =>
  url === null ? { dataDir } : { url };

/** An option or argument that is a text. @throws WrongInput when it was given twice */
export const textOf = (typed: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = typed[name];
  if (Array.isArray(value)) throw new WrongInput(`--${name} was given twice.`);
  return typeof value === 'string' ? value : undefined;
};

/** Tells people; what is answered to scripts is on the standard output alone. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Runs what can be ended by Ctrl-C or by the system, and then takes back what it began.
 * A refusal is one line, and the exit code 1.
 */
export const runToTheEnd = async (act: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const aborter = new AbortController();
  const abort = (): void => aborter.abort();
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);
  try {
    await act(aborter.signal);
  } catch (failure) {
    const error = explainTlsFailure(failure) ?? failure;
    if (!aborter.signal.aborted && !(error instanceof BackupRefused) && !(error instanceof StartRefused))
      throw error;
    process.exitCode = REFUSED;
    tell(
      aborter.signal.aborted
        ? 'It was ended before it was done; nothing of it is kept.'
        : (error as Error).message,
    );
  } finally {
    process.off('SIGINT', abort);
    process.off('SIGTERM', abort);
  }
};

/** Says whether the books add up, with a line of JSON for each thing that doesn't. */
export const describeBooks = (found: readonly Discrepancy[]): string =>
  [
    ...found.map((discrepancy) => JSON.stringify(discrepancy)),
    found.length === 0 ? 'The books add up.' : `${found.length} discrepancies.`,
  ].join('\n');
