import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { ScreenMarks } from '../../ground/traces/screen-marks.ts';
import { type LiveIo, type LiveSocket, roomOfTopic } from './live-socket.ts';

/** Each is a call of a page and a span: enough to see how long changes take, and nothing beside them. */
const SAMPLE_EVERY_MS = 1_000;

interface SampleParts {
  io: LiveIo;
  screenMarks: Pick<ScreenMarks, 'hand' | 'mayHand'>;
  nowMs: () => number;
  random?: () => number;
}

/** @returns one of a room's sockets; undefined: it is empty */
const pickSocket = (io: LiveIo, topic: TopicName, random: () => number): LiveSocket | undefined => {
  const ids = io.sockets.adapter.rooms.get(roomOfTopic(topic)) ?? new Set<string>();
  let left = Math.floor(random() * ids.size);
  for (const id of ids) if (left-- === 0) return io.sockets.sockets.get(id);
  return undefined;
};

/**
 * Asks one page, before it is sent a traced change, to say when it has drawn it. Scores have no cells, so their topics
 * are left out.
 * @returns called with the changes of a window within the span that writes them
 */
export const sampleChanges = ({ io, screenMarks, nowMs, random = Math.random }: SampleParts) => {
  let sampledMs = -Infinity;
  return (changes: readonly ChangeMessage[]): void => {
    if (nowMs() - sampledMs < SAMPLE_EVERY_MS || !screenMarks.mayHand()) return;
    const priced = changes.filter(({ topic }) => !topic.startsWith('scores/'));
    const change = priced[Math.floor(random() * priced.length)];
    if (change === undefined) return;
    const socket = pickSocket(io, change.topic, random);
    if (socket === undefined) return;
    const mark = screenMarks.hand('change', socket.data.session?.customerId ?? null, nowMs());
    if (mark === null) return;
    sampledMs = nowMs();
    socket.emit('sample', { mark, from: change.from, clk: change.clk });
  };
};
