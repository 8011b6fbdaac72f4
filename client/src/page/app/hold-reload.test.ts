import { beforeEach, expect, it, vi } from 'vitest';
import { createAccepted, SPREAD, SPREAD_SEEN } from '../../../testing/slip-examples.ts';
import { EMPTY_SLIP } from '../../betting/slip/state/empty-slip.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { PostedPicks, TicketStage } from '../../betting/slip/state/ticket-stage.ts';
import { lostParts } from '../../ground/ui/lost-parts.ts';
import { reloadPage } from '../../ground/ui/reload-page.ts';
import { holdReload } from './hold-reload.ts';

vi.mock('../../ground/ui/reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }));

const request = { idempotencyKey: 'key', items: [] } as unknown as Extract<
  TicketStage,
  { stage: 'sending' }
>['request'];
const nothingPosted = { items: [], known: new Map() } as unknown as PostedPicks;
const become = (ticket: TicketStage): void => useSlip.setState({ ticket });

beforeEach(() => {
  sessionStorage.clear();
  useSlip.setState(EMPTY_SLIP);
  vi.stubGlobal('fetch', async () => new Response('the page'));
  return () => vi.unstubAllGlobals();
});

it('a page whose parts are gone waits for its ticket, even while its outcome is unknown, and for its receipt', async () => {
  const letGo = holdReload();
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  become({ stage: 'sending', request });
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  const answer = createAccepted(request);
  for (const ticket of [
    { stage: 'unknown', request, sinceMs: 1 },
    { stage: 'pending', request, sentAtMs: 1, decidedAtMs: 2 },
    { stage: 'accepted', answer, recent: true, posted: nothingPosted },
  ] as const satisfies TicketStage[]) {
    become(ticket);
    await vi.waitFor(() => expect(lostParts.loss()).toBe('waiting'));
    expect(reloadPage).not.toHaveBeenCalled();
  }
  become({ stage: 'accepted', answer, recent: false, posted: nothingPosted });
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(useSlip.getState().items).toHaveLength(1);
  letGo();
});
