/**
 * The steps that Redis runs atomically for the log. Keys of an epoch contain its name, so that a log that was lost and
 * started over can't be mistaken for a continuation of the old one.
 */
export interface RedisLogKeys {
  epoch: string;
  clk: (epoch: string) => string;
  /** The time at which the last entry was taken. */
  lastMs: (epoch: string) => string;
  entries: (epoch: string) => string;
  /** The writer for the feeds: number, holder, beats (how often it was renewed), offered. */
  lease: (epoch: string) => string;
  /** The clk of each feed's last entry. */
  feeds: (epoch: string) => string;
  /** `<clk> <number of parts>` of the newest image. */
  image: (epoch: string) => string;
  imageParts: (epoch: string, clk: number) => string;
  /** Parts of an image that isn't whole yet; `writer` is nobody else's. */
  imageDraft: (epoch: string, writer: string) => string;
  imageClaim: (epoch: string) => string;
  /** Holds nothing: it is written whenever somebody asks for the log's end. */
  asked: (epoch: string) => string;
}

export const redisLogKeys = (prefix: string): RedisLogKeys => ({
  epoch: `${prefix}:epoch`,
  clk: (epoch) => `${prefix}:${epoch}:clk`,
  lastMs: (epoch) => `${prefix}:${epoch}:last-ms`,
  entries: (epoch) => `${prefix}:${epoch}:entries`,
  lease: (epoch) => `${prefix}:${epoch}:lease`,
  feeds: (epoch) => `${prefix}:${epoch}:feeds`,
  image: (epoch) => `${prefix}:${epoch}:image`,
  imageParts: (epoch, clk) => `${prefix}:${epoch}:image:${clk}`,
  imageDraft: (epoch, writer) => `${prefix}:${epoch}:image-draft:${writer}`,
  imageClaim: (epoch) => `${prefix}:${epoch}:image-claim`,
  asked: (epoch) => `${prefix}:${epoch}:asked`,
});

export const keysOfEpoch = (keys: RedisLogKeys, epoch: string): string[] =>
  [keys.clk, keys.lastMs, keys.entries, keys.lease, keys.feeds, keys.image, keys.imageClaim, keys.asked].map(
    (keyOf) => keyOf(epoch),
  );

/** The keys of `APPEND` and `APPEND_AFTER`. */
export const keysOfWriting = (keys: RedisLogKeys, epoch: string): string[] => [
  keys.epoch,
  keys.clk(epoch),
  keys.entries(epoch),
  keys.lastMs(epoch),
  keys.feeds(epoch),
  keys.lease(epoch),
];

/**
 * KEYS epoch, clk, time of the last entry, asked → the three first. A Redis that can be read and takes nothing (its
 * replicas are lost, its memory or its disk is full, it has become a replica) fails here: it would look like a log in
 * which nothing happens, and no price could be taken off (HR-32.5).
 */
export const ASK_FOR_END = `
redis.call('SET', KEYS[4], '')
return redis.call('MGET', KEYS[1], KEYS[2], KEYS[3])`;

/**
 * Each entry says when the previous one was taken. A Redis that comes back without its last entries (a replica that
 * became the primary, a disk that was behind) continues to count from there: a reader of the lost entries sees by this
 * time that the next entry doesn't follow.
 */
const TAKE_ENTRY = `
local clk = redis.call('INCR', KEYS[2])
local time = redis.call('TIME')
local atMs = string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
local last = redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1]
local afterMs = last and last[2][4] or ''
local entry = {'feed', ARGV[2], 'at', atMs, 'after', afterMs, 'changes', ARGV[3]}
if (ARGV[5] or '') ~= '' then
  entry[9], entry[10] = 'trace', ARGV[5]
end
redis.call('XADD', KEYS[3], clk .. '-0', unpack(entry))
redis.call('SET', KEYS[4], atMs)
redis.call('HSET', KEYS[5], ARGV[2], clk)
return {clk, tonumber(atMs)}`;

/**
 * KEYS see `keysOfWriting` · ARGV expected epoch, feedId, changes as JSON, holder, traceparent or '' → the entry's clk
 * and the time at which it was taken; 0 when there is another epoch by now, or another gateway has the lease. Redis
 * runs one script at a time: an entry is taken under the lease or not at all.
 */
export const APPEND = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('HGET', KEYS[6], 'holder') ~= ARGV[4] then return 0 end
${TAKE_ENTRY}`;

/** Like `APPEND`, but in place of the holder it gets the clk of the feed's last entry that the writer has read. */
export const APPEND_AFTER = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('HGET', KEYS[5], ARGV[2]) ~= ARGV[4] then return 0 end
${TAKE_ENTRY}`;

/**
 * KEYS epoch, lease · ARGV expected epoch, holder, the record that the caller saw unchanged or '' → the number of the
 * lease that the holder has now; the record of the lease as text when another gateway's is valid; 0 when there is
 * another epoch.
 */
export const TAKE_LEASE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
local number, holder, beats, offered = unpack(redis.call('HMGET', KEYS[2], 'number', 'holder', 'beats', 'offered'))
if number then
  local record = holder .. ' ' .. number .. ' ' .. beats
  if offered ~= '1' and record ~= ARGV[3] then return record end
end
local following = (number or 0) + 1
redis.call('HSET', KEYS[2], 'number', following, 'holder', ARGV[2], 'beats', 0, 'offered', 0)
return following`;

/** KEYS epoch, lease · ARGV expected epoch, holder → 1; 0 when the lease is not the holder's any more. */
export const RENEW_LEASE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('HGET', KEYS[2], 'holder') ~= ARGV[2] then return 0 end
redis.call('HINCRBY', KEYS[2], 'beats', 1)
return 1`;

/** Takes and returns the same as `RENEW_LEASE`. */
export const OFFER_LEASE = `
if redis.call('HGET', KEYS[2], 'holder') ~= ARGV[2] then return 0 end
return redis.call('HSET', KEYS[2], 'offered', 1)`;

/**
 * KEYS epoch · ARGV a fresh epoch, the epoch known to be lost or '' → the epoch that is valid from now on. It is
 * created once, and only the first gateway that finds it lost replaces it.
 */
export const SETTLE_EPOCH = `
local epoch = redis.call('GET', KEYS[1])
if epoch and epoch ~= ARGV[2] then return epoch end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]`;

/**
 * KEYS image, entries, parts of the image before, draft, parts, claim · ARGV clk, number of parts, first clk to keep,
 * writer → 1; 0 when there is a newer image, or the draft took so long that a part of it or its claim is gone: another
 * gateway may be writing by now, and its claim stays.
 */
export const PUBLISH_IMAGE = `
if redis.call('GET', KEYS[6]) ~= ARGV[4] then return 0 end
redis.call('DEL', KEYS[6])
local before = redis.call('GET', KEYS[1])
if before and tonumber(string.match(before, '^%d+')) >= tonumber(ARGV[1]) then return 0 end
if redis.call('LLEN', KEYS[4]) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[2] ~= '0' then
  redis.call('RENAME', KEYS[4], KEYS[5])
  redis.call('PERSIST', KEYS[5])
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2])
redis.call('XTRIM', KEYS[2], 'MINID', ARGV[3] .. '-0')
redis.call('DEL', KEYS[3])
return 1`;
