/**
 * A line mover for a shop that types its lines: what the file says is on the board as long as this runs, and a second
 * after it was saved anew. Node is all that it needs. docs/feed-push.md says what each field means.
 *
 *   node --env-file=lineboard.env docs/examples/keep-lines.mjs docs/examples/lines.json
 *
 * The feed and its token are the first of FEED_PUSH_TOKENS. BOOK_URL is where the gateway is, when not on this machine.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const { FEED_PUSH_TOKENS = '', PORT = '8080', BOOK_URL = `http://127.0.0.1:${PORT}` } = process.env;
const [feedId, token] = FEED_PUSH_TOKENS.split(',')[0].trim().split(':');
const [, , file] = process.argv;
/** Well within FEED_SILENCE_MS, after which the gateway holds the lines of a feed that says nothing. */
const BEAT_MS = 1_000;
/** So long may an answer take. */
const PATIENCE_MS = 5_000;

let said = '';
/** The same is said once. */
const say = (text) => {
  if (text !== said) console.log(text);
  said = text;
};

/** Later than each number that was used before, also by a mover that was stopped. */
let sequence = Date.now();

/** @returns the answer, null when there was none */
const send = async (batch) => {
  sequence += 1;
  try {
    const response = await fetch(`${BOOK_URL}/api/feed/${feedId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ batchId: `lines-${sequence}`, sequence, ...batch }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, ...(await response.json()) };
  } catch {
    return null;
  }
};

/** Times may be typed as people read them, e.g. "2031-09-07T13:00:00-04:00". */
const parseRows = (text) =>
  JSON.parse(text, (name, value) =>
    name.endsWith('Ms') && typeof value === 'string' ? Date.parse(value) : value,
  );

const sendImage = async (rows) => {
  const answer = await send({ image: true, rows });
  if (answer?.status === 200) {
    const at = new Date().toLocaleTimeString();
    say(`${at} ${answer.taken} of ${rows.length} rows of ${file} are on the board.`);
    for (const { row, ...why } of answer.refused)
      console.log('Refused:', JSON.stringify({ ...why, row: rows[row] }));
  } else say(`Not taken: ${answer === null ? `no answer from ${BOOK_URL}` : JSON.stringify(answer.error)}`);
  // What isn't right as it stands won't be later: it waits for the file to be saved anew.
  return answer !== null && answer.status < 429;
};

let sent = null;
for (;;) {
  try {
    const text = await readFile(file, 'utf8');
    if (text !== sent && (await sendImage(parseRows(text)))) sent = text;
  } catch (error) {
    say(`${file} can't be read, so what was on the board stays: ${error.message}`);
  }
  await sleep(BEAT_MS);
  // Whatever it is that isn't known any more, as after a new start of the gateway: the image says all of it.
  if (sent !== null && (await send({ rows: [] }))?.status !== 200) sent = null;
}
