import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id: the package's enum has no run-time value under type stripping. */
const ARGON2ID = 2 as Algorithm;

/** 19 MiB, two passes, one lane: the least that OWASP's password storage cheat sheet recommends for argon2id. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The same letters have several forms in Unicode: a phone composes an é, a computer types e and an accent. NIST's
 * SP 800-63B (5.1.1.2) has each brought to one form before it is hashed.
 */
const FORM = 'NFKC';

export const hashPassword = (password: string): Promise<string> => hash(password.normalize(FORM), COST);

const nobodys = hashPassword('no customer has this one');

/** The one that is hashed, and those of hashes from before there was one form: what was typed then had any of them. */
const listForms = (password: string): ReadonlySet<string> =>
  new Set([password.normalize(FORM), password, password.normalize('NFC'), password.normalize('NFD')]);

/** Takes as long for a customer that does not exist (null), so the time tells nobody which ids there are. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await nobodys);
  let matches = false;
  for (const form of listForms(password)) matches ||= await verify(against, form);
  return matches && passwordHash !== null;
};
