import { randomInt } from 'node:crypto';
import PQueue from 'p-queue';
import { hashPassword } from '../../account/session/password-hash.ts';

/** None that is taken for another, and none with which a spreadsheet begins a formula. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** 79 bits that nobody guesses and anybody can read out. */
const makePassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface NewPassword {
  hash: string;
  /** To be told once; undefined when it was given. */
  madeUp: string | undefined;
}

/**
 * Hashes one at a time for all callers: sign-ins have two of Node's four threads, and one is left for everything else.
 */
const queue = new PQueue({ concurrency: 1 });

/** Hashes the password that was given, or one that is made up. Never inside a transaction: it would be held so long. */
export const createNewPassword = async (given: string | undefined): Promise<NewPassword> => {
  const madeUp = given === undefined ? makePassword() : undefined;
  return { hash: await queue.add(() => hashPassword(given ?? madeUp ?? '')), madeUp };
};
