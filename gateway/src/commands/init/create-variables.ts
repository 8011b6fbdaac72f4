import { randomBytes } from 'node:crypto';
import { writeCardKey } from '../../config/card-keys.ts';
import { isMadeUp } from '../../config/feed-of-book.ts';
import { createWebPushKeys } from '../../config/web-push-keys.ts';
import { readFeed } from '../../lines/feeds/source/read-feed.ts';
import type { Answers } from './collect-answers.ts';
import { findDirectReach } from './find-direct-reach.ts';
import type { Variables } from './environment-file.ts';

/** 192 bits. */
const createSecret = (): string => randomBytes(24).toString('hex');

/** Tokens of other feeds stay next to it. */
const addFeed = (tokens: string, feedId: string): string => {
  const pairs = tokens.split(',').filter((pair) => pair.trim() !== '');
  if (pairs.some((pair) => pair.trim().startsWith(`${feedId}:`))) return tokens;
  return [...pairs, `${feedId}:${createSecret()}`].join(',');
};

const feedOf = (kept: string | undefined): string => {
  const result = kept === undefined ? undefined : readFeed(kept);
  return result?.ok === true && !isMadeUp({ FEED: result.feed, DEMO: false }) ? result.feed.text : 'push';
};

/**
 * The variables of a book that is open to real customers.
 * @param kept those of the file that was there: what nobody was asked about stays
 */
export const createVariables = (answers: Answers, kept: Variables = new Map()): Variables => {
  const of = (name: string): string => answers.get(name) ?? '';
  // The gateway speaks HTTP: a proxy in front of it on this machine answers HTTPS.
  const proxy = of('origin').includes('https:') ? '127.0.0.1,::1' : '';
  const host = findDirectReach(of('origin'), of('port')) === 'network' ? '0.0.0.0' : '127.0.0.1';
  const all = new Map([
    ['DEMO', 'false'],
    ['HOST', kept.get('HOST') ?? host],
    ['PORT', of('port')],
    ['PUBLIC_ORIGINS', of('origin')],
    ['TRUST_PROXY', kept.get('TRUST_PROXY') ?? proxy],
    ['DATABASE_URL', of('database')],
    ['DATA_DIR', of('data-dir')],
    ['REDIS_URL', of('redis')],
    ['FEED', feedOf(kept.get('FEED'))],
    ['FEED_PUSH_TOKENS', addFeed(kept.get('FEED_PUSH_TOKENS') ?? '', of('feed'))],
    ['METRICS_TOKEN', kept.get('METRICS_TOKEN') ?? createSecret()],
    ['CARD_KEYS', kept.get('CARD_KEYS') ?? writeCardKey('first')],
    ['PUSH_KEY', kept.get('PUSH_KEY') ?? createWebPushKeys().privateKey],
  ]);
  for (const [name, value] of kept) if (!all.has(name)) all.set(name, value);
  return new Map([...all].filter(([, value]) => value !== ''));
};

/** The changes to the variables of a replaced file, by their names. */
export interface Changes {
  kept: readonly string[];
  changed: readonly string[];
  added: readonly string[];
  removed: readonly string[];
}

export const compareVariables = (before: Variables, after: Variables): Changes => {
  const names = [...before.keys()];
  const stays = (name: string): boolean => before.get(name) === after.get(name);
  return {
    kept: names.filter(stays),
    changed: names.filter((name) => after.has(name) && !stays(name)),
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: names.filter((name) => !after.has(name)),
  };
};
