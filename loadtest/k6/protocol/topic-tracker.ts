import type {
  ChangeMessage,
  SnapshotMessage,
  SubscribeRequest,
} from '@lineboard/domain/doors/wire/live-messages.schema';

interface TopicPosition {
  epoch: string;
  clk: number;
}

/** What one socket has seen of its topics: whether each message followed on the one before. */
export const createTopicTracker = () => {
  const positions = new Map<string, TopicPosition>();
  const parts = new Map<string, { id: string; seen: Set<number> }>();

  return {
    /** @returns true when the snapshot is whole with this part */
    takeSnapshot({ topic, epoch, clk, part, parts: count }: SnapshotMessage): boolean {
      const id = `${epoch}/${clk}/${count}`;
      let gathered = parts.get(topic);
      if (gathered?.id !== id) {
        gathered = { id, seen: new Set() };
        parts.set(topic, gathered);
      }
      gathered.seen.add(part);
      if (gathered.seen.size < count) return false;
      parts.delete(topic);
      positions.set(topic, { epoch, clk });
      return true;
    },

    /** @returns false on a gap: the change starts elsewhere than at this socket's position, so it has to ask again */
    takeChange({ topic, epoch, from, clk }: ChangeMessage): boolean {
      const position = positions.get(topic);
      if (position?.epoch !== epoch || position.clk !== from) return false;
      position.clk = clk;
      return true;
    },

    /** What to subscribe with: the topics, each with its position where there is one. */
    request: (topics: readonly string[]): SubscribeRequest => ({
      topics: topics.map((topic) => ({ topic, ...positions.get(topic) })),
    }),
  };
};
