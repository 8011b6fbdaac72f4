import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { parseTopic } from '@lineboard/domain/lines/book/topic';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import {
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
  type SubscribeRefusal,
  type SubscribeRequest,
} from '@lineboard/domain/doors/wire/live-messages.schema';
import { Compile } from 'typebox/compile';

export interface AskedTopic {
  topic: TopicName;
  held: LogPosition | null;
}

const subscribes = Compile(SubscribeRequestSchema);
const unsubscribes = Compile(UnsubscribeRequestSchema);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counted before anything is read. */
const hasTooMany = (request: unknown, maxTopics: number): boolean =>
  isObject(request) && Array.isArray(request['topics']) && request['topics'].length > maxTopics;

const heldOf = ({ epoch, clk }: SubscribeRequest['topics'][number]): LogPosition | null | 'badRequest' => {
  if (epoch === undefined && clk === undefined) return null;
  return epoch === undefined || clk === undefined ? 'badRequest' : { epoch, clk };
};

const refuseTopic = (name: string, store: string): SubscribeRefusal | null => {
  const topic = parseTopic(name);
  if (topic === null) return 'topicUnknown';
  if (topic.kind !== 'contest' && !isSportType(topic.sportType)) return 'topicUnknown';
  return topic.kind !== 'scores' && topic.store !== store ? 'storeRefused' : null;
};

/** What a client asks to subscribe to, or why it is refused as a whole. */
export const parseSubscribe = (
  request: unknown,
  limits: { store: string; maxTopics: number },
): AskedTopic[] | SubscribeRefusal => {
  if (hasTooMany(request, limits.maxTopics)) return 'tooManyTopics';
  if (!subscribes.Check(request)) return 'badRequest';
  const asked: AskedTopic[] = [];
  for (const item of request.topics) {
    const refusal = refuseTopic(item.topic, limits.store);
    if (refusal !== null) return refusal;
    const held = heldOf(item);
    if (held === 'badRequest') return held;
    asked.push({ topic: item.topic, held });
  }
  return asked;
};

/** Names that the client never subscribed to are harmless and pass. */
export const parseUnsubscribe = (
  request: unknown,
  maxTopics: number,
): readonly TopicName[] | SubscribeRefusal => {
  if (hasTooMany(request, maxTopics)) return 'tooManyTopics';
  return unsubscribes.Check(request) ? request.topics : 'badRequest';
};

/** What a call costs, before anything of it is read: one for each topic that it names, and one at least. */
export const countTopics = (request: unknown, maxTopics: number): number => {
  const topics = isObject(request) ? request['topics'] : undefined;
  return Array.isArray(topics) ? Math.min(Math.max(topics.length, 1), maxTopics) : 1;
};
