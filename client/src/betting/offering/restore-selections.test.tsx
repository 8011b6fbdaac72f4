import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';
import { keyOfPick, type GamePick } from '@lineboard/domain/ground/pick/pick';
import { LINES_TOPIC, sampleGame, sampleLine } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import type { SubscribeReply } from '@lineboard/domain/doors/wire/live-messages.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { createSlipItem } from '../slip/state/slip-item.ts';
import { restoreSlip, saveSlip } from '../slip/state/slip-storage.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { useSlip } from '../slip/state/slip-store.ts';
import { useOffering } from './offering-store.ts';

const spreadOf = (gameNum: number): GamePick => ({
  type: 'G',
  gameNum,
  periodNumber: 0,
  market: 'S',
  side: 'team1',
});
const [kept, gone] = [keyOfPick(spreadOf(1)), keyOfPick(spreadOf(2))];

const cardOf = (team: RegExp) => screen.findByRole('region', { name: team });

/** The device's stored slip with the spreads of two games; none of their leagues is on the board. */
const storeSelections = (): void => {
  const seen = { price: -110, line: -3.5, position: { epoch: 'e0', clk: 1 } };
  const quote = (gameNum: number) =>
    ({ type: 'G', game: sampleGame(gameNum), line: sampleLine(gameNum), feedUp: true }) as const;
  const empty = useSlip.getState();
  useSlip.setState({
    items: [1, 2].map((gameNum) => createSlipItem(spreadOf(gameNum), seen, { mustStart: false, bookMs: 0 })),
    lastKnown: new Map([
      [kept, quote(1)],
      [gone, quote(2)],
    ]),
  });
  saveSlip(deviceStorage, useSlip.getState(), empty);
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  openTestPage();
  useOffering.setState(useOffering.getInitialState());
  storeSelections();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useSlip.setState(useSlip.getInitialState());
});

/** The page starts with what the device stored, and its gateway has only the first of the two lines, or refuses. */
const reload = async (reply: SubscribeReply = { ok: true }) => {
  const restored = restoreSlip(deviceStorage, CUSTOMER.customerId, Date.now());
  openTestPage();
  useSlip.setState(restored);
  const { page, socket } = createTestLivePage();
  socket.reply = reply;
  await renderPart(
    <LiveProvider page={page}>
      <SlipPanel />
    </LiveProvider>,
  );
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({
      kind: 'pulse',
      message: createPulse(),
    });
  });
  await waitFor(() =>
    expect(socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic))).toEqual([LINES_TOPIC]),
  );
  const gateway = new SampleGateway(LINES_TOPIC, [
    putOp('game', sampleGame(1)),
    putOp('line', sampleLine(1, 0, { spreadAdj1: -115 })),
  ]);
  await act(async () => {
    if (reply.ok) socket.tell(gateway.snapshot());
    await new Promise((done) => setTimeout(done, 80));
  });
};

it('ST1-33: pending selections are restored by loading the lines of their sub-sport, and matched with them', async () => {
  await reload();
  await waitFor(() =>
    expect(useSlip.getState().quotes.get(kept)).toMatchObject({ line: { spreadAdj1: -115 } }),
  );
  expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([kept, gone]);
  expect(useOffering.getState().leagues).toEqual([]);
});

it('ST1-34: a selection whose line is gone shows its error on the slip', async () => {
  await reload();
  const alert = await within(await cardOf(/Visitors 2/)).findByRole('alert');
  expect(alert.textContent).toContain('No longer offered');
  expect(within(await cardOf(/Visitors 1/)).queryByText(/No longer offered/)).toBeNull();
});

it('ST1-34: a league that the gateway refuses shows as an error on each of its selections', async () => {
  await reload({ ok: false, code: 'topicUnknown' });
  for (const team of [/Visitors 1/, /Visitors 2/])
    expect((await within(await cardOf(team)).findByRole('alert')).textContent).toContain('No longer offered');
  expect(useSlip.getState().items).toHaveLength(2);
});
