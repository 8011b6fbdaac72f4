import { createCli, type TypedCommand } from '../../../src/commands/create-cli.ts';
import { CUSTOMER_COLUMNS, parseCustomers } from '../../../src/commands/parse-customers.ts';
import { readTable } from '../../../src/commands/read-table.ts';
import { WrongInput } from '../../../src/commands/wrong-input.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As `lineboard` reads its words. @returns null when it says that they are typed wrong */
export const readWords = async (words: readonly string[]): Promise<TypedCommand | null> => {
  let read: TypedCommand | null = null;
  const never = (): Promise<string> => Promise.reject(new Error('nothing is read'));
  const cli = createCli(words, {
    onCommand: async (command) => {
      read = command;
    },
    readSecret: never,
    readText: never,
    readFile: never,
    extraCommands: [],
  });
  try {
    await cli.fail(false).exitProcess(false).parseAsync();
  } catch {
    return null;
  }
  return read;
};

/** As `lineboard customers import` reads a file. @returns null when it says that the file is wrong */
export const readFileOfCustomers = async (text: string): Promise<object[] | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-typed-'));
  try {
    const file = join(folder, 'customers.csv');
    await writeFile(file, text);
    const table = await readTable(file, {
      columns: CUSTOMER_COLUMNS,
      required: ['customer-id'],
      mostRows: 10,
    });
    return parseCustomers(file, table);
  } catch (error) {
    if (error instanceof WrongInput) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
};
