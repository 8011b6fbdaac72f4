import type { LiveSocket } from '../live/live-socket.ts';
import { connectLiveSocket } from '../live/live-socket.ts';

/** A message as one client got it. */
export interface RecordedMessage {
  /** Since the recording began, milliseconds. */
  atMs: number;
  event: string;
  message: unknown;
}

export interface Recorder {
  socket: LiveSocket;
  /** Forgets what was recorded and counts time from now. */
  restart(): void;
  recorded(): RecordedMessage[];
  bytes(): number;
}

/** One more client of the topic, which keeps what it is sent. */
export const connectRecorder = async (
  at: { port: number; origin: string },
  topic: string,
  wireVersion: number,
): Promise<Recorder> => {
  let packets: Array<{ atMs: number; text: string }> = [];
  let startMs = performance.now();
  let bytes = 0;
  const socket = await connectLiveSocket({
    ...at,
    auth: { wireVersion },
    onEvent: (packet) => {
      bytes += packet.length;
      packets.push({ atMs: performance.now() - startMs, text: packet.toString('utf8', 2) });
    },
  });
  await socket.ask('subscribe', { topics: [{ topic }] });
  return {
    socket,
    restart: () => {
      packets = [];
      bytes = 0;
      startMs = performance.now();
    },
    recorded: () =>
      packets.map(({ atMs, text }) => {
        const [event, message] = JSON.parse(text) as [string, unknown];
        return { atMs, event, message };
      }),
    bytes: () => bytes,
  };
};
