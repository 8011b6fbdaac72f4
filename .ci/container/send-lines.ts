import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call } from './call-site.ts';

const KICK_OFF_IN_MS = 86_400_000;
/** A feed that is silent for ten seconds is down. */
const SIGN_OF_LIFE_EVERY_MS = 1_000;
const WAIT_MS = 30_000;
const UNAVAILABLE = 503;

const GAME = {
  kind: 'game',
  gameNum: 1,
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Bears',
  team2Id: 'Lions',
  team1RotNum: 101,
  team2RotNum: 102,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
};

const LINE = {
  kind: 'line',
  gameNum: 1,
  periodNumber: 0,
  store: 'main',
  spread1: 3,
  spread2: -3,
  spreadAdj1: -110,
  spreadAdj2: -110,
};

/**
 * A line mover with one game, whose spread is +3 for team 1 (docs/feed-push.md).
 *
 * @param feed its name and token, as FEED_PUSH_TOKENS has them
 * @returns what the gateway said of its lines, and what ends it
 */
export const sendLines = async (
  origin: string,
  feed: string,
): Promise<{ said: Answer; stop: () => void }> => {
  const [feedId = '', token = ''] = feed.split(':');
  const send = (sequence: number, rowsOfIt: readonly object[]): Promise<Answer> =>
    call(
      `${origin}/api/feed/${feedId}`,
      { authorization: `Bearer ${token}` },
      { batchId: `batch-${sequence}`, sequence, image: sequence === 1, rows: rowsOfIt },
    );
  const rows = [{ ...GAME, gameDateTimeMs: Date.now() + KICK_OFF_IN_MS }, LINE];
  const until = Date.now() + WAIT_MS;
  let said = await send(1, rows);
  // A gateway that has just come up runs no feeds yet.
  while (said.status === UNAVAILABLE && Date.now() < until) {
    await sleep(SIGN_OF_LIFE_EVERY_MS);
    said = await send(1, rows);
  }
  let isSending = true;
  const keepSending = async (): Promise<void> => {
    for (let sequence = 2; isSending; sequence++) {
      await send(sequence, []);
      await sleep(SIGN_OF_LIFE_EVERY_MS);
    }
  };
  // The gateway is stopped under it in the end.
  keepSending().catch(() => undefined);
  return { said, stop: () => (isSending = false) };
};
