import { open, unlink } from 'node:fs/promises';
import { WrongInput } from './wrong-input.ts';

export interface Imported {
  customers: Array<{ customerId: string; password?: string }>;
}

/** The file of the passwords that were made up, for the eyes of its owner alone. */
export interface PasswordFile {
  /** @returns the answer without its passwords; with them when they couldn't be written, so that they aren't lost */
  write(answer: Imported): Promise<Imported>;
  /** A file that nothing was written to is removed. */
  close(): Promise<void>;
}

/**
 * A new file, made before anything is done: passwords that nobody could be told would be lost.
 * @throws WrongInput when it is there already, or can't be made
 */
export const openPasswordFile = async (path: string): Promise<PasswordFile> => {
  const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'it is there already' : error.message;
    throw new WrongInput(`${path} can’t be made: ${why}.`);
  });
  let isWritten = false;
  return {
    write: async (answer) => {
      const lines = answer.customers.flatMap(({ customerId, password }) =>
        password === undefined ? [] : [`${customerId},${password}\n`],
      );
      try {
        await handle.writeFile(`customer-id,password\n${lines.join('')}`);
        await handle.sync();
      } catch (error) {
        process.stderr.write(`${path} can’t be written: ${(error as Error).message}.\n`);
        return answer;
      }
      isWritten = true;
      return { ...answer, customers: answer.customers.map(({ password: _, ...told }) => told) };
    },
    close: async () => {
      await handle.close();
      if (!isWritten) await unlink(path);
    },
  };
};
