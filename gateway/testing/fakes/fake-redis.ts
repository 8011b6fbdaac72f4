import type { ConnectRedis, RedisConnection } from '../../src/ground/redis/redis-connection.ts';
import {
  APPEND,
  APPEND_AFTER,
  ASK_FOR_END,
  OFFER_LEASE,
  PUBLISH_IMAGE,
  RENEW_LEASE,
  SETTLE_EPOCH,
  TAKE_LEASE,
} from '../../src/lines/log/redis-log-scripts.ts';

type Entry = [id: string, fields: string[]];
type Value = string | string[] | Map<string, string> | Entry[];

/** What a command, or an answer, waits for on its way. */
export type Passage = (what: string) => Promise<void>;

/** The part of Redis that the line log stands on, in this process. `line-log-contract.ts` holds it to the real one. */
export interface FakeRedis {
  /** @param passage holds each command on its way there and back */
  connect(passage?: Passage): ConnectRedis;
  /** While it is away every command fails. */
  isAway: boolean;
  /** It is back without anything. */
  lose(): void;
}

const clkOf = ([id]: Entry): number => Number.parseInt(id, 10);

/** @param nowMs its own clock, in whole milliseconds */
export const createFakeRedis = (nowMs: () => number): FakeRedis => {
  const data = new Map<string, Value>();
  const waiting = new Set<() => void>();

  const text = (key: string): string | null => (data.get(key) as string | undefined) ?? null;
  const list = <T extends Value>(key: string, empty: () => T): T => {
    const found = (data.get(key) as T | undefined) ?? empty();
    data.set(key, found);
    return found;
  };
  const hash = (key: string): Map<string, string> => list(key, () => new Map<string, string>());
  const stream = (key: string): Entry[] => list(key, (): Entry[] => []);

  /** See `TAKE_ENTRY`. */
  const takeEntry = (keys: readonly string[], args: readonly string[]): unknown => {
    const [, clkKey, entriesKey, lastKey, feedsKey] = keys as [string, string, string, string, string];
    const [, feedId, changes, , trace = ''] = args as [string, string, string, string, string?];
    const clk = Number(text(clkKey) ?? 0) + 1;
    const atMs = String(nowMs());
    const entries = stream(entriesKey);
    const afterMs = entries.at(-1)?.[1][3] ?? '';
    const fields = ['feed', feedId, 'at', atMs, 'after', afterMs, 'changes', changes];
    entries.push([`${clk}-0`, trace === '' ? fields : [...fields, 'trace', trace]]);
    data.set(clkKey, String(clk));
    data.set(lastKey, atMs);
    hash(feedsKey).set(feedId, String(clk));
    for (const wake of waiting) wake();
    return [clk, Number(atMs)];
  };
  const holds = (key: string, field: string, value: string | undefined): boolean =>
    (data.get(key) as Map<string, string> | undefined)?.get(field) === value;

  /** What each script says in Lua. */
  const scripts: Readonly<Record<string, (keys: string[], args: string[]) => unknown>> = {
    [APPEND]: (keys, args) =>
      text(keys[0]!) === args[0] && holds(keys[5]!, 'holder', args[3]) ? takeEntry(keys, args) : 0,
    [APPEND_AFTER]: (keys, args) =>
      text(keys[0]!) === args[0] && holds(keys[4]!, args[1]!, args[3]) ? takeEntry(keys, args) : 0,
    [ASK_FOR_END]: ([epoch, clk, last, asked]) => {
      data.set(asked!, '');
      return [text(epoch!), text(clk!), text(last!)];
    },
    [TAKE_LEASE]: ([epochKey, leaseKey], [epoch, holder, seen]) => {
      if (text(epochKey!) !== epoch) return 0;
      const lease = hash(leaseKey!);
      const number = lease.get('number');
      if (number !== undefined) {
        const record = `${lease.get('holder')} ${number} ${lease.get('beats')}`;
        if (lease.get('offered') !== '1' && record !== seen) return record;
      }
      const following = Number(number ?? 0) + 1;
      const fields = { number: String(following), holder: holder!, beats: '0', offered: '0' };
      for (const [field, value] of Object.entries(fields)) lease.set(field, value);
      return following;
    },
    [RENEW_LEASE]: ([epochKey, leaseKey], [epoch, holder]) => {
      if (text(epochKey!) !== epoch || !holds(leaseKey!, 'holder', holder)) return 0;
      const lease = hash(leaseKey!);
      lease.set('beats', String(Number(lease.get('beats')) + 1));
      return 1;
    },
    [OFFER_LEASE]: ([, leaseKey], [, holder]) => {
      if (!holds(leaseKey!, 'holder', holder)) return 0;
      hash(leaseKey!).set('offered', '1');
      return 1;
    },
    [SETTLE_EPOCH]: ([epochKey], [fresh, lost]) => {
      const epoch = text(epochKey!);
      if (epoch !== null && epoch !== lost) return epoch;
      data.set(epochKey!, fresh!);
      return fresh;
    },
    [PUBLISH_IMAGE]: (keys, [clk, parts, firstKept, writer]) => {
      const [imageKey, entriesKey, beforeKey, draftKey, partsKey, claimKey] = keys;
      if (text(claimKey!) !== writer) return 0;
      data.delete(claimKey!);
      const before = text(imageKey!);
      if (before !== null && Number.parseInt(before, 10) >= Number(clk)) return 0;
      const draft = data.get(draftKey!);
      if (((draft as string[] | undefined) ?? []).length !== Number(parts)) return 0;
      if (draft !== undefined) data.set(partsKey!, draft);
      data.delete(draftKey!);
      data.set(imageKey!, `${clk} ${parts}`);
      data.set(
        entriesKey!,
        stream(entriesKey!).filter((entry) => clkOf(entry) >= Number(firstKept)),
      );
      data.delete(beforeKey!);
      return 1;
    },
  };

  const read = (key: string, after: string): Entry[] =>
    stream(key).filter((entry) => clkOf(entry) > Number.parseInt(after, 10));
  const readOrWait = async (blockMs: number, key: string, after: string): Promise<unknown> => {
    if (read(key, after).length === 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, blockMs);
      waiting.add(resolve);
      await promise;
      waiting.delete(resolve);
      clearTimeout(timer);
    }
    const entries = read(key, after).slice(0, 500);
    return entries.length === 0 ? null : [[key, entries]];
  };

  const act = (command: string, args: string[]): unknown => {
    const [key] = args as [string, ...string[]];
    switch (command) {
      case 'GET':
        return text(key);
      case 'SET':
        if (args.includes('NX') && data.has(key)) return null;
        data.set(key, args[1]!);
        return 'OK';
      case 'DEL':
      case 'UNLINK':
        return args.filter((each) => data.delete(each)).length;
      // No test is as long as what has a time here lasts.
      case 'PEXPIRE':
        return data.has(key) ? 1 : 0;
      case 'RPUSH':
        return list(key, (): string[] => []).push(args[1]!);
      case 'LRANGE':
        return [...((data.get(key) as string[] | undefined) ?? [])];
      case 'XREAD':
        return readOrWait(Number(args[3]), args[5]!, args[6]!);
      default:
        throw new Error(`no ${command} here`);
    }
  };

  const redis: FakeRedis = {
    isAway: false,
    lose: () => data.clear(),
    connect:
      (passage = async () => {}) =>
      () => {
        let isClosed = false;
        const ask = async (what: string, answer: () => unknown): Promise<unknown> => {
          const mind = (): void => {
            if (redis.isAway || isClosed) throw new Error('Redis is away');
          };
          await passage(`${what} arrives`);
          mind();
          const given = structuredClone(await answer());
          await passage(`${what} is answered`);
          mind();
          return given;
        };
        const send: RedisConnection['send'] = (command, ...args) =>
          ask(String(command), () => act(String(command), args.map(String)));
        return {
          contact: Promise.resolve(),
          send,
          sendWithin: (_withinMs, ...command) => send(...command),
          run: (script, keys, args) =>
            ask(/redis\.call\('(\w+)'/.exec(script)![1]!, () => scripts[script]!(keys, args.map(String))),
          destroy: () => {
            isClosed = true;
            for (const wake of waiting) wake();
          },
        };
      },
  };
  return redis;
};
