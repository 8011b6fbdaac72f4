/**
 * What Redis does in one step for the log. Keys of an epoch carry its name, so that a log that was lost and began
 * anew can never be mistaken for the old one going on.
 */
export interface RedisLogKeys {
  epoch: string;
  clk: (epoch: string) => string;
  /** When the last entry was taken. */
  lastMs: (epoch: string) => string;
  entries: (epoch: string) => string;
  /** `<clk> <number of parts>` of the newest image. */
  image: (epoch: string) => string;
  imageParts: (epoch: string, clk: number) => string;
  imageClaim: (epoch: string) => string;
}

export const redisLogKeys = (prefix: string): RedisLogKeys => ({
  epoch: `${prefix}:epoch`,
  clk: (epoch) => `${prefix}:${epoch}:clk`,
  lastMs: (epoch) => `${prefix}:${epoch}:last-ms`,
  entries: (epoch) => `${prefix}:${epoch}:entries`,
  image: (epoch) => `${prefix}:${epoch}:image`,
  imageParts: (epoch, clk) => `${prefix}:${epoch}:image:${clk}`,
  imageClaim: (epoch) => `${prefix}:${epoch}:image-claim`,
});

export const keysOfEpoch = (keys: RedisLogKeys, epoch: string): string[] =>
  [keys.clk, keys.lastMs, keys.entries, keys.image, keys.imageClaim].map((keyOf) => keyOf(epoch));

/**
 * Each entry says when the one before it was taken. A Redis that comes back without the last of what it had taken (a
 * replica that became the master, a disk that was behind) goes on counting from there: who had read what is lost finds
 * by this that the next entry doesn't follow.
 *
 * KEYS epoch, clk, entries, last-ms · ARGV expected epoch, feedId, changes as JSON → the entry's clk; 0 when the epoch is
 * another one by now.
 */
export const APPEND = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
local clk = redis.call('INCR', KEYS[2])
local time = redis.call('TIME')
local atMs = string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
local last = redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1]
local afterMs = last and last[2][4] or ''
redis.call('XADD', KEYS[3], clk .. '-0', 'feed', ARGV[2], 'at', atMs, 'after', afterMs, 'changes', ARGV[3])
redis.call('SET', KEYS[4], atMs)
return clk`;

/**
 * KEYS epoch · ARGV a fresh epoch, the epoch known to be lost or '' → the epoch that counts from now on. It is created
 * once, and replaced only by the first who finds it lost.
 */
export const SETTLE_EPOCH = `
local epoch = redis.call('GET', KEYS[1])
if epoch and epoch ~= ARGV[2] then return epoch end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]`;

/**
 * KEYS image, entries, parts of the image before · ARGV clk, number of parts, first clk to keep → 1; 0 when there is a
 * newer image.
 */
export const PUBLISH_IMAGE = `
local before = redis.call('GET', KEYS[1])
if before and tonumber(string.match(before, '^%d+')) >= tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2])
redis.call('XTRIM', KEYS[2], 'MINID', ARGV[3] .. '-0')
redis.call('DEL', KEYS[3])
return 1`;
