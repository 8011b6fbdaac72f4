import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id: the package's enum has no run-time value under type stripping. */
const ARGON2ID = 2 as Algorithm;

/** 19 MiB, two passes, one lane: the least that OWASP's password storage cheat sheet recommends for argon2id. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobodys = hashPassword('no customer has this one');

/** Takes as long for a customer that does not exist (null), so the time tells nobody which ids there are. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
};
