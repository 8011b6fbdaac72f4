import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/customers/page-marks.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import {
  connected,
  type EdgeHouse,
  isFresh,
  openEdgeHouse,
  WATCH_KEY,
  within,
} from '../../../testing/gateways/edge-house.ts';
import { createKillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { callCommand } from '../../../testing/operators/call-command.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';

const NEXT_KEY = 'the-next-key-of-the-edges-in-this-test';

describeWithRedis('what changes while pages are at the edge', (program) => {
  let house: EdgeHouse;

  beforeAll(async () => {
    house = await openEdgeHouse(program, { FEED_SILENCE_MS: '2000' });
  });
  afterEach(() => house.closeTabs());
  afterAll(() => house.close());

  it('a customer’s store: the page is told, comes back, and gets the new store’s lines alone', async () => {
    const { full, database, openTab, askPass, subscribe } = house;
    const operator = await addToken(database, 'desk', ['customers.write', 'lines.write']);
    expect(await callCommand(full.origin, operator, 'stores add', { store: 'second' })).toMatchObject({
      status: 200,
    });
    const cookie = await signIn(full.origin, 'ALICE');
    const page = pageOf(cookie);
    const tab = openTab({ page, pass: await askPass(cookie) });
    await connected(tab);
    expect(await subscribe(tab, 'main')).toEqual({ ok: true });
    const moved = await callCommand(full.origin, operator, 'customers set', {
      customerId: 'ALICE',
      store: 'second',
    });
    expect(moved.status).toBe(200);
    await vi.waitFor(() => expect(tab.events).toContainEqual({ kind: 'settings' }), within);
    // As the page’s worker does it.
    tab.client.emit('renew', { pass: await askPass(cookie) }, () => undefined);
    await vi.waitFor(() => expect(tab.client.connected).toBe(false), within);
    const again = openTab({ page, pass: await askPass(cookie) });
    await connected(again);
    expect(await subscribe(again, 'main')).toEqual({ ok: false, code: 'storeRefused' });
    expect(await subscribe(again, 'second')).toEqual({ ok: true });
  });

  it('the key: while the old one stands behind the next, its passes open an edge, and no longer after it', async () => {
    const { full, shared, openTab, askPass } = house;
    const cookie = await signIn(full.origin, 'ALICE');
    const page = pageOf(cookie);
    const old = await askPass(cookie);
    const changing = await createKillableGateway({
      ...shared,
      ROLE: 'watch',
      WATCH_KEY: `${NEXT_KEY},${WATCH_KEY}`,
    });
    const changed = await createKillableGateway({ ...shared, ROLE: 'watch', WATCH_KEY: NEXT_KEY });
    try {
      await Promise.all([changing.start(), changed.start()]);
      await connected(openTab({ page, pass: old }, { at: changing }));
      const refused = openTab({ page, pass: old }, { at: changed });
      await vi.waitFor(
        () => expect(refused.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]),
        within,
      );
    } finally {
      await Promise.all([changing.stop(), changed.stop()]);
    }
  });

  it('all full gateways are gone: who is there stays, comes back with a pass, sees lines held, and live ones after it', async () => {
    const { full, mover, openTab, askPass } = house;
    const cookie = await signIn(full.origin, 'ALICE');
    const pass = await askPass(cookie);
    const page = pageOf(cookie);
    const tab = openTab({ page, pass });
    await connected(tab);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    mover.pause();
    await full.kill();
    await vi.waitFor(() => expect(tab.pulses.at(-1)?.feeds[0]?.state).toBe('down'), within);
    expect(tab.client.connected).toBe(true);
    await connected(openTab({ page, pass }));
    await full.start();
    mover.resume();
    await mover.put(pushedGame(900_002));
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    expect(tab.client.connected).toBe(true);
  });
});
