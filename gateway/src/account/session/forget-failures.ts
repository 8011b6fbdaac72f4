import { TRIES_OF_CUSTOMER } from './password-tries.ts';

/** The customer `$1` may try passwords again at once. */
export const FORGET_FAILURES = `delete from login_attempt where ${TRIES_OF_CUSTOMER}`;
export const FORGET_GUESSES = 'delete from guess_rate where subject = $1';
