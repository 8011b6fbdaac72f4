import { hash, randomBytes } from 'node:crypto';

/** 256 random bits; the database only ever sees the hash. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be one. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Names a session among gateways; the token can't be made from it. */
export const sessionIdOf = (token: string): string => hashToken(token).toString('hex');
