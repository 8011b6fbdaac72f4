import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { startGateway } from '../gateway-process.ts';
import { connectLiveSocket } from '../live/live-socket.ts';

/** Traffic of one replay: what a page that shows these topics is sent. */
export interface ReplaySource {
  /** A file in one of the layouts of docs/feeds.md. */
  file: string;
  topics: readonly string[];
  /** Book seconds in a second. */
  speed: number;
}

/** @param text `FILE?speed=N&topics=A,B`. @throws Error when it isn't one */
export const parseSource = (text: string): ReplaySource => {
  const at = text.lastIndexOf('?');
  const options = new URLSearchParams(text.slice(at + 1));
  const speed = Number(options.get('speed') ?? '600');
  const topics = options.get('topics')?.split(',') ?? [];
  if (at < 1 || topics.length === 0 || !(speed > 0))
    throw new Error(`not FILE?speed=N&topics=TOPIC,TOPIC: ${text}`);
  return { file: resolve(text.slice(0, at)), speed, topics };
};

/** A gateway's own replay of the file, as one client is sent it: the changes alone, snapshots are left out. */
export const recordReplay = async (
  { file, speed, topics }: ReplaySource,
  seconds: number,
): Promise<ChangeMessage[]> => {
  const gateway = await startGateway({
    FEED: `replay:${file}?speed=${speed}`,
    FEED_PUSH_TOKENS: '',
  });
  try {
    const changes: ChangeMessage[] = [];
    const socket = await connectLiveSocket({
      ...gateway,
      auth: { wireVersion: WIRE_VERSION },
      onEvent: (packet) => {
        const [event, message] = JSON.parse(packet.toString('utf8', 2)) as [string, ChangeMessage];
        // One without ops restates a position: it is of the pulse, not of the replay.
        if (event === 'change' && message.ops.length > 0) changes.push(message);
      },
    });
    const answer = await socket.ask('subscribe', { topics: topics.map((topic) => ({ topic })) });
    if ((answer as { ok?: boolean }).ok !== true)
      throw new Error(`subscription refused: ${JSON.stringify(answer)}`);
    await sleep(seconds * 1_000);
    socket.close();
    return changes;
  } finally {
    await gateway.stop();
  }
};
