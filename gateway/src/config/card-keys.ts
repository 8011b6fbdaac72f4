import { randomBytes } from 'node:crypto';
import type { Variable } from '../ground/variables/variable.ts';

/** The keys that images of cards are sealed with. */
export interface CardKey {
  /** Is kept next to what it sealed. */
  keyId: string;
  /** 32 bytes: AES-256. */
  key: Buffer;
}

const KEY_BYTES = 32;

const parseKey = (text: string): CardKey | undefined => {
  const [, keyId = '', encoded = ''] = /^([a-z0-9][a-z0-9-]{0,31}):([\w-]{43})$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64url');
  return key.length === KEY_BYTES && key.toString('base64url') === encoded ? { keyId, key } : undefined;
};

/** The first seals, all open: a new one is put before those whose images are still kept. */
export const cardKeys: Variable<readonly CardKey[]> = {
  takes: 'name:key pairs by comma, the first to seal with, each key as `lineboard doctor` tells one',
  secret: true,
  fallback: [],
  parse: (text) => {
    const keys = text.split(',').flatMap((part) => parseKey(part.trim()) ?? []);
    const names = new Set(keys.map(({ keyId }) => keyId));
    return keys.length === text.split(',').length && names.size === keys.length ? keys : undefined;
  },
};

/** A new one, as `CARD_KEYS` takes it. */
export const writeCardKey = (keyId: string): string =>
  `${keyId}:${randomBytes(KEY_BYTES).toString('base64url')}`;
