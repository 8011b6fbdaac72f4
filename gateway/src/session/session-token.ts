import { hash, randomBytes } from 'node:crypto';

/** 256 random bits; the database only ever sees the hash. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
