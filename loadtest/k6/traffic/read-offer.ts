import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import { TopicReader } from '../../../domain/src/doors/wire/topic-reader.ts';
import { openLiveSocket } from '../live-socket.ts';
import { settings } from '../settings.ts';

/** What a customer sees who bets now. */
export interface Offer {
  position: LogPosition;
  /** The visitors of each game whose spread is open. */
  picks: Array<{ gameNum: number; seenPrice: number; seenLine: number }>;
}

/** Reads the board once. */
export const readOffer = (): Promise<Offer> =>
  new Promise((resolve, reject) => {
    const reader = new TopicReader(settings.topic as TopicName);
    const socket = openLiveSocket({
      onConnected: () => socket.subscribe({ topics: [reader.ask()] }),
      onSnapshot: (message) => {
        const { kind } = reader.readSnapshot(message);
        if (kind === 'waiting' || reader.position === null) return;
        socket.close();
        const picks = [...reader.state.line.values()].flatMap((line) =>
          line.periodNumber === 0 &&
          line.spreadLineStatus === 'O' &&
          !line.disabled &&
          line.spread1 !== null &&
          line.spreadAdj1 !== null
            ? [{ gameNum: line.gameNum, seenPrice: line.spreadAdj1, seenLine: line.spread1 }]
            : [],
        );
        if (picks.length === 0)
          reject(new Error(`no spread of ${settings.topic} is open: name a topic by -e TOPIC=…`));
        else resolve({ position: reader.position, picks });
      },
      onLost: (why) => reject(new Error(why)),
    });
  });
