import type { TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGuest } from './guest-store.ts';
import { type Table, useTable } from './use-table.ts';

type Sent = { path: string; body: Record<string, unknown>; headers: Record<string, string> };

const FRESH = useGuest.getInitialState();
const EMPTY: TableView = {
  game: 'miniSlots',
  title: '',
  commitment: 'c',
  nextNonce: 3,
  round: null,
  isDeciding: false,
  balanceCents: null,
};
const ROUND = {
  nonce: 3,
  clientSeed: 's',
  bet: {},
  moves: [],
  state: {},
  stakeCents: 100,
  winCents: 250,
};

let sent: Sent[];
/** The host's answers, by call; a function may throw as a network does. */
let host: Map<string, () => [status: number, body: unknown]>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  host = new Map<string, () => [number, unknown]>([
    ['/games/open', () => [200, EMPTY]],
    ['/balance', () => [200, { balanceCents: 777 }]],
  ]);
  useGuest.setState({ ...FRESH, status: 'entered', guest: { session: 'key', currency: 'USD' } as never });
  vi.stubGlobal(
    'fetch',
    async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      sent.push({ path, body: JSON.parse(body), headers });
      const [status, answer] = host.get(path)!();
      return new Response(JSON.stringify(answer), { status });
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  useGuest.setState(FRESH);
});

const sit = async (): Promise<{ current: Table }> => {
  const { result } = renderHook(() => useTable('miniSlots'));
  await waitFor(() => expect(result.current.view).not.toBeNull());
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  return result;
};
const stepsTo = (path: string) => sent.filter((each) => each.path === path);

it('starts the next round with the player’s seed and session, and takes the balance', async () => {
  host.set('/games/start', () => [200, { ...EMPTY, nextNonce: 4, round: ROUND, balanceCents: 1_150 }]);
  const table = await sit();
  act(() => table.current.setClientSeed('mine'));
  let round: unknown;
  await act(async () => (round = await table.current.start({ stakeCents: 100 })));
  expect(round).toMatchObject({ winCents: 250 });
  const [{ body, headers }] = stepsTo('/games/start') as [Sent];
  expect(body).toEqual({
    game: 'miniSlots',
    title: '',
    nonce: 3,
    clientSeed: 'mine',
    bet: { stakeCents: 100 },
  });
  expect(headers['authorization']).toBe('Bearer key');
  expect(useGuest.getState().balanceCents).toBe(1_150);
});

it('sends a step again, unchanged, when its answer is lost', async () => {
  let tries = 0;
  host.set('/games/start', () => {
    tries += 1;
    if (tries < 3) throw new TypeError('network');
    return [200, { ...EMPTY, nextNonce: 4, round: ROUND }];
  });
  const table = await sit();
  await act(async () => {
    const made = table.current.start({ stakeCents: 100 });
    await vi.advanceTimersByTimeAsync(3_000);
    await made;
  });
  const bodies = stepsTo('/games/start').map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
  expect(table.current.fault).toBeNull();
  await waitFor(() => expect(useGuest.getState().balanceCents).toBe(777));
});

it('waits for a stake that the book hasn’t decided, and shows nothing meanwhile', async () => {
  host.set('/games/start', () => [
    200,
    { ...EMPTY, round: { ...ROUND, state: null, winCents: null }, isDeciding: true },
  ]);
  const table = await sit();
  host.set('/games/open', () => [200, { ...EMPTY, nextNonce: 4, round: ROUND }]);
  let made: Promise<unknown>;
  await act(async () => {
    made = table.current.start({ stakeCents: 100 });
    await vi.advanceTimersByTimeAsync(500);
  });
  expect(table.current).toMatchObject({ isBusy: true, view: { round: null } });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    await made;
  });
  expect(table.current).toMatchObject({ isBusy: false, view: { round: { winCents: 250 } } });
});

it('shows the table as it is when another tab was faster', async () => {
  host.set('/games/start', () => [409, { error: { code: 'outOfOrder' } }]);
  const table = await sit();
  host.set('/games/open', () => [200, { ...EMPTY, nextNonce: 9, round: { ...ROUND, nonce: 8 } }]);
  await act(async () => expect(await table.current.start({ stakeCents: 100 })).toBeNull());
  expect(table.current).toMatchObject({ fault: 'outOfOrder', view: { nextNonce: 9 } });
});

it('makes one step however often the button is pressed', async () => {
  host.set('/games/start', () => [200, { ...EMPTY, nextNonce: 4, round: ROUND }]);
  const table = await sit();
  await act(async () => {
    await Promise.all([table.current.start({}), table.current.start({}), table.current.start({})]);
  });
  expect(stepsTo('/games/start')).toHaveLength(1);
});

it('a session that is over ends the page', async () => {
  host.set('/games/start', () => [401, { error: { code: 'unauthenticated' } }]);
  const table = await sit();
  await act(async () => void (await table.current.start({})));
  expect(useGuest.getState()).toMatchObject({ status: 'left', guest: null });
});
