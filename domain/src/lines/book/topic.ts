/**
 * Topics are what a client subscribes to: one sub-sport's lines for one store (games, all periods, scores),
 * one contest type for one store, or one sport's scores.
 */
export type Topic =
  | { kind: 'lines'; store: string; sportType: string; sportSubType: string }
  | { kind: 'contest'; store: string; contestType: string; contestType2: string }
  | { kind: 'scores'; sportType: string };

export type TopicName = string;

/** Topics that one socket may hold: more than any layout shows at once. */
export const MOST_TOPICS = 64;

export const formatTopic = (topic: Topic): TopicName => {
  const parts =
    topic.kind === 'lines'
      ? ['lines', topic.store, topic.sportType, topic.sportSubType]
      : topic.kind === 'contest'
        ? ['contest', topic.store, topic.contestType, topic.contestType2]
        : ['scores', topic.sportType];
  return parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/');
};

/** @returns null when the name is not a topic's. Every topic has exactly one name. */
export const parseTopic = (name: TopicName): Topic | null => {
  let parts: string[];
  try {
    parts = name.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  if (parts.includes('')) return null;
  const topic = topicOf(parts);
  return topic !== null && formatTopic(topic) === name ? topic : null;
};

const topicOf = ([kind, a, b, c, more]: readonly string[]): Topic | null => {
  if (a === undefined || more !== undefined) return null;
  if (kind === 'scores') return b === undefined ? { kind, sportType: a } : null;
  if (b === undefined || c === undefined) return null;
  if (kind === 'lines') return { kind, store: a, sportType: b, sportSubType: c };
  if (kind === 'contest') return { kind, store: a, contestType: b, contestType2: c };
  return null;
};
