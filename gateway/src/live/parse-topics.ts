import type { TopicName } from '@lineboard/domain/book/topic';
import { parseTopic } from '@lineboard/domain/book/topic';
import type { ErrorCode } from '@lineboard/domain/error/error-code';
import type { LogPosition } from '@lineboard/domain/feed/feed-change';
import { isSportType } from '@lineboard/domain/sport/sport';

export interface AskedTopic {
  topic: TopicName;
  held: LogPosition | null;
}

/** Encoded names are longer than people's: 3 parts of 80 characters, most of them encoded. */
const MAX_TOPIC_LENGTH = 800;
const MAX_EPOCH_LENGTH = 64;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (request: unknown, maxTopics: number): readonly unknown[] | ErrorCode => {
  if (!isObject(request) || !Array.isArray(request['topics'])) return 'badRequest';
  const topics: readonly unknown[] = request['topics'];
  if (topics.length === 0) return 'badRequest';
  return topics.length > maxTopics ? 'tooManyTopics' : topics;
};

const parseHeld = ({ epoch, clk }: Readonly<Record<string, unknown>>): LogPosition | null | 'badRequest' => {
  if (epoch === undefined && clk === undefined) return null;
  if (typeof epoch !== 'string' || epoch.length > MAX_EPOCH_LENGTH) return 'badRequest';
  if (typeof clk !== 'number' || !Number.isSafeInteger(clk) || clk < 0) return 'badRequest';
  return { epoch, clk };
};

const refuseTopic = (name: string, store: string): ErrorCode | null => {
  const topic = name.length > MAX_TOPIC_LENGTH ? null : parseTopic(name);
  if (topic === null) return 'topicUnknown';
  if (topic.kind !== 'contest' && !isSportType(topic.sportType)) return 'topicUnknown';
  return topic.kind !== 'scores' && topic.store !== store ? 'storeRefused' : null;
};

/** What a client asks to subscribe to, or why it is refused as a whole. */
export const parseSubscribe = (
  request: unknown,
  limits: { store: string; maxTopics: number },
): AskedTopic[] | ErrorCode => {
  const list = listOf(request, limits.maxTopics);
  if (typeof list === 'string') return list;
  const asked: AskedTopic[] = [];
  for (const item of list) {
    if (!isObject(item) || typeof item['topic'] !== 'string') return 'badRequest';
    const refusal = refuseTopic(item['topic'], limits.store);
    if (refusal !== null) return refusal;
    const held = parseHeld(item);
    if (held === 'badRequest') return held;
    asked.push({ topic: item['topic'], held });
  }
  return asked;
};

/** Names that the client never subscribed to are harmless and pass. */
export const parseUnsubscribe = (request: unknown, maxTopics: number): TopicName[] | ErrorCode => {
  const list = listOf(request, maxTopics);
  if (typeof list === 'string') return list;
  return list.every((name) => typeof name === 'string') ? [...list] : 'badRequest';
};

/** What a call costs, before anything of it is read: one for each topic that it names, and one at least. */
export const countTopics = (request: unknown, maxTopics: number): number => {
  const topics = isObject(request) ? request['topics'] : undefined;
  return Array.isArray(topics) ? Math.min(Math.max(topics.length, 1), maxTopics) : 1;
};
