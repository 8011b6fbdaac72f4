/**
 * A line mover in one file: it sends the image, a sign of life every second, a change and a score, and sends again what
 * was not taken. Node is all that it needs. docs/feed-push.md says what each field means.
 *
 *   FEED_TOKEN=a-token-of-sixteen-characters-or-more node docs/examples/push-lines.mjs
 *
 * FEED_ID is the text before the colon in FEED_PUSH_TOKENS (mover), BOOK_URL where the gateway is.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const { FEED_TOKEN, FEED_ID = 'mover', BOOK_URL = 'http://127.0.0.1:8080' } = process.env;
const BEAT_MS = 1_000;

/** What stands now, by row: an image says all of it. */
const rows = new Map();
const keyOf = ({ kind, gameNum, contestNum, contestantNum, periodNumber, store }) =>
  [kind, gameNum ?? contestNum, contestantNum ?? periodNumber, store].join(' ');
const remember = (row) => rows.set(keyOf(row), { ...rows.get(keyOf(row)), ...row });

let sequence = 0;
let needsImage = true;

/** Sends a batch until it is taken; rows that are refused are said and given up. */
const send = async (changed) => {
  changed.forEach(remember);
  for (;;) {
    sequence += 1;
    const image = needsImage;
    const batch = {
      batchId: `lines-${sequence}`,
      sequence,
      image,
      rows: image ? [...rows.values()] : changed,
    };
    const answer = await post(JSON.stringify(batch));
    if (answer.refused !== undefined) {
      needsImage = false;
      for (const refused of answer.refused) console.error('Refused:', JSON.stringify(refused));
      return answer;
    }
    // Whatever came between: the sequence goes on behind the last one that the book took, with all that stands.
    sequence = answer.error.params?.lastSequence ?? sequence;
    needsImage = true;
  }
};

/** The same body goes out again while nobody can say whether it was taken: the book applies it once. */
const post = async (body) => {
  for (;;) {
    try {
      const response = await fetch(`${BOOK_URL}/api/feed/${FEED_ID}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${FEED_TOKEN}`, 'content-type': 'application/json' },
        body,
      });
      const answer = await response.json();
      const { code, params } = answer.error ?? {};
      if (response.ok || code === 'feedSequence' || params?.needed === 'image') return answer;
      if (response.status < 500 && response.status !== 429) throw new TypeError(JSON.stringify(answer));
    } catch (error) {
      if (error instanceof TypeError && error.cause === undefined) throw error;
    }
    await sleep(BEAT_MS);
  }
};

const inHours = (hours) => Date.now() + hours * 3_600_000;

const game = {
  kind: 'game',
  gameNum: 5001,
  sportType: 'Soccer',
  sportSubType: 'Cup',
  team1Id: 'Rovers',
  team2Id: 'United',
  team1RotNum: 501,
  team2RotNum: 502,
  gameDateTimeMs: inHours(2),
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: true,
  correlation: [],
  isTitle: false,
};
const line = { kind: 'line', gameNum: 5001, periodNumber: 0, store: 'main' };
const contestant = {
  kind: 'contestLine',
  contestNum: 6001,
  store: 'main',
  contestType: 'Soccer',
  contestType2: 'Cup',
  contestType3: 'Winner',
  contestDesc: 'To win the cup',
  wagerCutoffMs: inHours(48),
};

await send([
  game,
  {
    ...line,
    spread1: 0.5,
    spreadAdj1: -115,
    spread2: -0.5,
    spreadAdj2: -105,
    moneyLine1: 240,
    moneyLine2: 120,
    moneyLineDraw: 230,
    totalPoints: 2.5,
    ttlPtsAdj1: -110,
    ttlPtsAdj2: -110,
    team1TotalPoints: 1,
    team1TtlPtsAdj1: -120,
    team1TtlPtsAdj2: 100,
    team2TotalPoints: 1.5,
    team2TtlPtsAdj1: 110,
    team2TtlPtsAdj2: -130,
    periodWagerCutoffMs: game.gameDateTimeMs,
  },
  { ...contestant, contestantNum: 1, contestantName: 'Rovers', moneyLine: 300 },
  { ...contestant, contestantNum: 2, contestantName: 'United', moneyLine: 150 },
]);
console.log('The image is in.');

await sleep(BEAT_MS);
await send([]);
console.log('The sign of life is in.');

await send([{ ...line, totalPoints: 3, ttlPtsAdj1: 105, ttlPtsAdj2: -125 }]);
console.log('The change is in.');

// Nobody bets on the game from here on: `disabled` takes its line off the board.
await send([{ ...line, disabled: true }]);
// A game that is over has begun: a final before the start is refused.
await send([
  { ...game, gameDateTimeMs: inHours(-2) },
  { kind: 'score', gameNum: 5001, phase: 'live', score1: 1, score2: 0, clock: '40:00' },
]);
const halves = [
  [1, 0],
  [1, 1],
];
await send([{ kind: 'score', gameNum: 5001, phase: 'final', score1: 2, score2: 1, segments: halves }]);
await send([
  { ...contestant, contestantNum: 1, outcome: 'W' },
  { ...contestant, contestantNum: 2, outcome: 'L' },
]);
console.log('The final is in.');
