/**
 * A line mover on one WebSocket: it sends the image, then a thousand changes as fast as they are taken, and says how many
 * a second that were. Node 22 or later is all that it needs. docs/feed-push.md says what each field means.
 *
 *   FEED_TOKEN=a-token-of-sixteen-characters-or-more node docs/examples/stream-lines.mjs
 *
 * FEED_ID is the text before the colon in FEED_PUSH_TOKENS (mover), BOOK_URL where the gateway is.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const { FEED_TOKEN, FEED_ID = 'mover', BOOK_URL = 'http://127.0.0.1:8080' } = process.env;
const AGAIN_MS = 1_000;
const CHANGES = 1_000;
/** So many may be without an answer. */
const UNDER_WAY = 64;

const startMs = Date.now() + 2 * 3_600_000;
const game = {
  kind: 'game',
  gameNum: 5101,
  sportType: 'Soccer',
  sportSubType: 'Cup',
  team1Id: 'Rovers',
  team2Id: 'City',
  team1RotNum: 511,
  team2RotNum: 512,
  gameDateTimeMs: startMs,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
};
const line = { kind: 'line', gameNum: 5101, periodNumber: 0, store: 'main', periodWagerCutoffMs: startMs };
const lineAt = (price) => ({ ...line, totalPoints: 2.5, ttlPtsAdj1: price, ttlPtsAdj2: -220 - price });

/** Later than each number that was used before, also by a mover that was stopped. */
let sequence = Date.now();
let price = -110;

/** One connection, from the image to the last change. @returns how many changes were taken */
const stream = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${BOOK_URL.replace('http', 'ws')}/api/feed/${FEED_ID}/socket`, {
      headers: { authorization: `Bearer ${FEED_TOKEN}` },
    });
    let sent = 0;
    let answered = 0;
    const send = (rows, image = false) => {
      sequence += 1;
      sent += 1;
      socket.send(JSON.stringify({ batchId: `lines-${sequence}`, sequence, image, rows }));
    };
    const goOn = () => {
      while (sent <= CHANGES && sent - answered < UNDER_WAY) {
        price = price === -110 ? -112 : -110;
        send([lineAt(price)]);
      }
    };
    socket.addEventListener('open', () => send([game, lineAt(price)], true));
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(data);
      answered += 1;
      sequence = Math.max(sequence, answer.error?.params?.lastSequence ?? 0);
      for (const refused of answer.refused ?? []) console.error('Refused:', JSON.stringify(refused));
      // Whatever it is, the next connection begins with all that stands.
      if (answer.status !== 200 || answered > CHANGES) socket.close();
      else goOn();
    });
    socket.addEventListener('close', ({ code }) => {
      if (answered <= CHANGES) console.error(`The connection ended (${code}).`);
      resolve(Math.max(0, answered - 1));
    });
    socket.addEventListener('error', () => undefined);
  });

for (;;) {
  const beganMs = performance.now();
  const taken = await stream();
  if (taken >= CHANGES) {
    console.log(
      `${taken} changes are in, ${Math.round((taken * 1_000) / (performance.now() - beganMs))} a second.`,
    );
    break;
  }
  await sleep(AGAIN_MS);
}
