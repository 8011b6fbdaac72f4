import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KILL_FEED, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { openHouse, type OpenHouse, within } from '../../../testing/operators/operated-house.ts';
import { readMails } from '../../../testing/operators/read-mails.ts';
import { startToldWebhook, type ToldWebhook } from '../../../testing/operators/told-webhook.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { postBatch } from '../../../testing/two-gateways/balanced-mover.ts';
import { type PlainMover, startPlainMover } from '../../../testing/two-gateways/plain-mover.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';
import { startTwoGateways, type TwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';

const [CROSSED, JUMPED, LATE] = [920_001, 920_002, 920_003] as const;
const RIVAL_FEED = { feedId: 'rival', token: 'rival-test-token-0123' };
/** The time after which a repeated jump is believed. */
const CONFIRM_MS = 4_000;
/** Five seconds of patience, three times, and what lies between them: so long one message takes to be given up. */
const HANGS_MS = 15_000;

describeWithRedis('what operators are told by two gateways', (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-told-'));
  const [mails, guards] = [join(folder, 'mails'), join(folder, 'guards.json')];
  let two: TwoGateways;
  let house: OpenHouse;
  let leader: KillableGateway;
  let other: KillableGateway;
  let mover: PlainMover;
  let webhook: ToldWebhook;

  const lineOf = (gameNum: number, fields: object = {}) => ({
    kind: 'line',
    gameNum,
    periodNumber: 0,
    store: 'main',
    spread1: 3,
    spread2: -3,
    spreadAdj1: -110,
    spreadAdj2: -110,
    ...fields,
  });
  const crossed = lineOf(CROSSED, { spreadAdj1: 200, spreadAdj2: 200 });
  const jumped = lineOf(JUMPED, { spread1: 13, spread2: -13 });
  const typo = lineOf(CROSSED, { store: 'mian' });
  const gameOf = (gameNum: number) => pushedGame(gameNum)[`game ${gameNum}`]!;
  const open = (gameNum: number) => [gameOf(gameNum), lineOf(gameNum)];
  const place = async (gameNum: number) => JSON.stringify(await house.place(leader, house.ticketOn(gameNum)));
  const timesMailed = (about: string) =>
    readMails(mails)
      .split('\n')
      .filter((line) => line.includes(`: mover ${about}: `) && !line.includes(': over')).length;
  const timesPosted = (about: string) =>
    webhook.notices.filter((told) => told.about === `mover ${about}` && told.ending === null).length;
  const inbox = async () => {
    const { rows } = await two.database.pool.query<{ body: string }>(
      `select m.body from message m join customer_message c using (message_id) where c.customer_id = 'ALICE'`,
    );
    return rows.map(({ body }) => body).join('\n');
  };

  beforeAll(async () => {
    webhook = await startToldWebhook();
    webhook.hang();
    writeFileSync(guards, JSON.stringify({ all: { confirmBeforeMs: CONFIRM_MS } }));
    two = await startTwoGateways(program, {
      FEED_GUARDS_FILE: guards,
      FEED_PUSH_TOKENS: [KILL_FEED, RIVAL_FEED].map(({ feedId, token }) => `${feedId}:${token}`).join(','),
      FEED_SILENCE_MS: '60000',
      FEED_LEASE_MS: '3000',
      OPERATOR_WEBHOOK: webhook.address,
      OPERATOR_MAIL: 'desk@book.example',
      OPERATOR_ACCOUNT: 'ALICE',
      MAIL_DIR: mails,
    });
    house = await openHouse(two.database, two.databaseUrl, 'ALICE');
    const probe = { batchId: 'probe', sequence: 1, rows: [] };
    const [here, there] = two.gateways;
    // Neither runs the feeds until one has the lease.
    await vi.waitFor(async () => {
      const answers = await Promise.all(two.gateways.map(({ origin }) => postBatch(origin, probe)));
      expect(answers.map(({ status }) => status)).toContain(422);
      [leader, other] = answers[0]?.status === 422 ? [here, there] : [there, here];
    }, within);
    mover = startPlainMover(leader.origin);
    await mover.push([CROSSED, JUMPED, LATE].flatMap(open), true);
  });
  afterAll(async () => {
    mover.stop();
    webhook.close();
    await two.close();
    rmSync(folder, { recursive: true });
  });

  it('an address that hangs delays neither the feed nor mails nor the inbox, and hears of each once', async () => {
    await mover.push([crossed, typo]);
    await vi.waitFor(() => expect(webhook.calls).toBeGreaterThan(0), within);
    const hungAt = Date.now();
    expect((await mover.push([jumped])).held).toMatchObject([{ code: 'jump' }]);
    await vi.waitFor(async () => {
      expect(timesMailed(`game ${JUMPED} jump`)).toBe(1);
      expect(await inbox()).toContain(`game ${JUMPED} jump`);
    }, within);
    expect(Date.now() - hungAt).toBeLessThan(HANGS_MS);
    webhook.answer();
    const abouts = [
      `game ${CROSSED} pricesCrossed`,
      `line ${CROSSED} feedStoreUnknown`,
      `game ${JUMPED} jump`,
    ];
    await vi.waitFor(() => expect(abouts.map(timesPosted)).toEqual([1, 1, 1]), within);
    expect(abouts.map(timesMailed)).toEqual([1, 1, 1]);
  }, 60_000);

  it('a row of another feed confirms and opens nothing', async () => {
    const rival = startPlainMover(leader.origin, RIVAL_FEED);
    await rival.push([], true);
    await sleep(CONFIRM_MS);
    const { refused } = await rival.push([gameOf(JUMPED), jumped, lineOf(JUMPED), lineOf(CROSSED)]);
    expect(refused).toHaveLength(4);
    rival.stop();
    for (const gameNum of [CROSSED, JUMPED]) expect(await place(gameNum)).toContain('lineDoubted');
  }, 30_000);

  it('the gateway that takes over holds what was held, tells none of it again, and when it is over', async () => {
    mover.stop();
    await leader.kill();
    [leader, other] = [other, leader];
    mover = startPlainMover(leader.origin);
    // It was said long enough ago, and is said again: though not to this gateway.
    const image = [gameOf(CROSSED), crossed, gameOf(JUMPED), jumped, ...open(LATE), typo];
    const answer = await mover.push(image, true);
    expect(answer.held.map(({ code }) => code)).toEqual(['pricesCrossed', 'jump']);
    await vi.waitFor(async () => expect(await place(LATE)).toContain('accepted'), within);
    for (const gameNum of [CROSSED, JUMPED]) expect(await place(gameNum)).toContain('lineDoubted');
    await sleep(CONFIRM_MS);
    expect((await mover.push([jumped, lineOf(CROSSED)])).held).toEqual([]);
    for (const gameNum of [CROSSED, JUMPED]) expect(await place(gameNum)).not.toContain('lineDoubted');
    const over = [`game ${CROSSED} pricesCrossed`, `game ${JUMPED} jump`, `line ${CROSSED} feedStoreUnknown`];
    await vi.waitFor(() => {
      for (const about of over)
        expect(
          webhook.notices.filter((told) => told.about === `mover ${about}`).map(({ ending }) => ending),
        ).toEqual([null, about.endsWith('jump') ? 'again' : 'right']);
    }, within);
    expect(over.map(timesMailed)).toEqual([1, 1, 1]);
    const left = (await house.type(leader, 'lines', 'doubts')) as Array<{ feedId: string }>;
    expect(left.filter(({ feedId }) => feedId === KILL_FEED.feedId)).toEqual([]);
  }, 60_000);
});
