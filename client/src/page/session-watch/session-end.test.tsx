import type { SessionLeft } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { keepSession } from '../../ground/session/keep-session.ts';
import { useSession } from '../../ground/session/session-store.ts';
// Loaded beforehand: whether it comes is then not a matter of how long it takes.
import './SessionEndDialog.tsx';
import { Dialogs } from '../shell/Dialogs.tsx';

const MINUTE_MS = 60_000;
const TTL_MS = 30 * MINUTE_MS;

let book: FakeBook;
let stop: () => void;
/** When somebody last did something, in this tab as its pings say or in another one, and when the session began. */
let activeMs: number;
let endsMs: number;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  book = openFakeBook({});
  activeMs = Date.now();
  endsMs = Infinity;
  useNotices.setState({ waiting: [] });
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const pings = () => book.calls.filter(({ path }) => path.startsWith('/api/session/ping'));

/** A book that reckons as the gateway does. */
const answerPing = (idleMs: number): { status: number; body: SessionLeft | { error: { code: string } } } => {
  activeMs = Math.max(activeMs, Date.now() - idleMs);
  const untilMs = Math.min(activeMs + TTL_MS, endsMs);
  if (untilMs <= Date.now()) return { status: 401, body: { error: { code: 'sessionEnded' } } };
  return { status: 200, body: { endsInMs: untilMs - Date.now(), canStay: untilMs < endsMs } };
};

const open = async (trackTimeMs = MINUTE_MS, webRememberPassword = false) => {
  const settings = { ...CUSTOMER.settings, webRememberPassword };
  openTestPage({ site: { trackTimeMs }, customer: { settings } });
  const answers = new Proxy(book.answers, {
    get: (known, call: string) =>
      call.startsWith('POST /api/session/ping')
        ? () => answerPing(Number(new URLSearchParams(call.split('?')[1]).get('idleMs')))
        : known[call],
    has: (known, call: string) => call.startsWith('POST /api/session/ping') || call in known,
  });
  book.answers = answers;
  stop = keepSession(NEVER);
  await renderPart(<Dialogs />);
  await pass(0);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (name = 'Still there?') => screen.queryByRole('dialog', { name });
const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }).click(screen.getByRole('button', { name }));

describe('the end of a session', () => {
  it('is announced two minutes before to a customer who only watches, and one press puts it off', async () => {
    await open();
    await pass(27 * MINUTE_MS);
    expect(shown()).toBeNull();
    await pass(MINUTE_MS + 1_000);
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    expect(shown()?.textContent).toContain('You’ll be signed out in 2 minutes; your slip is kept.');
    await press('Stay signed in');
    await pass(0);
    expect(shown()).toBeNull();
    await pass(28 * MINUTE_MS - 5_000);
    expect(shown()).toBeNull();
    await pass(6_000);
    expect(shown()).not.toBeNull();
  });

  it('comes when nobody answers', async () => {
    await open();
    await pass(31 * MINUTE_MS);
    expect(shown()).toBeNull();
    expect(useSession.getState()).toMatchObject({
      session: { customer: null },
      endedNotice: true,
      left: null,
    });
  });

  it('is looked for between pings that are far apart', async () => {
    await open(25 * MINUTE_MS);
    await pass(28 * MINUTE_MS + 1_000);
    expect(shown()).not.toBeNull();
    expect(pings()).toHaveLength(2);
  });

  it('comes when it was announced for, also between pings that are far apart', async () => {
    await open(25 * MINUTE_MS);
    await pass(28 * MINUTE_MS + 1_000);
    expect(shown()?.textContent).toContain('You’ll be signed out in 2 minutes');
    await pass(2 * MINUTE_MS);
    expect(shown()).toBeNull();
    expect(useSession.getState()).toMatchObject({ session: { customer: null }, endedNotice: true });
  });

  it('is not announced in a tab while another one keeps the session', async () => {
    await open();
    await pass(20 * MINUTE_MS);
    activeMs = Date.now();
    await pass(15 * MINUTE_MS);
    expect(shown()).toBeNull();
  });

  it('is not announced to a customer who stays signed in on the device', async () => {
    await open(MINUTE_MS, true);
    await pass(29 * MINUTE_MS);
    expect(useSession.getState().left?.endsInMs).toBe(MINUTE_MS);
    expect(shown()).toBeNull();
  });

  it('goes unsaid while a ticket is on its way', async () => {
    await open();
    act(() => useSlip.setState({ ticket: { stage: 'sending', request: {} as never } }));
    await pass(28 * MINUTE_MS + 1_000);
    expect(shown()).toBeNull();
    act(() => useSlip.setState({ ticket: { stage: 'editing', notice: null } }));
    await pass(0);
    expect(shown()).not.toBeNull();
  });

  it('is told once where nothing puts it off, also to a customer who is at it', async () => {
    endsMs = Date.now() + 12 * MINUTE_MS;
    await open();
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(MINUTE_MS);
      dispatchEvent(new Event('pointerdown'));
    }
    await pass(1_000);
    expect(shown('Time to sign in again')?.textContent).toContain('You’ll be signed out in 2 minutes');
    await press('OK');
    await pass(MINUTE_MS);
    expect(shown('Time to sign in again')).toBeNull();
    expect(useSession.getState().session?.online).toBe(true);
  });

  it('lets a customer whose answer doesn’t reach the book go on with the page, and says so', async () => {
    await open();
    await pass(28 * MINUTE_MS + 1_000);
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    const { answers } = book;
    book.answers = new Proxy(answers, { get: () => 'lost' });
    await press('Stay signed in');
    await pass(0);
    expect(shown()).toBeNull();
    expect(useNotices.getState().waiting.map(({ kind }) => kind)).toEqual(['error']);
    book.answers = answers;
    await pass(20 * MINUTE_MS);
    expect(useSession.getState().session?.online).toBe(true);
    expect(shown()).toBeNull();
  });

  it('is told of the sign-in, too, where that ends soon after the question was answered', async () => {
    await open();
    endsMs = Date.now() + TTL_MS + 500;
    await pass(28 * MINUTE_MS + 1_000);
    await vi.waitFor(() => expect(shown()).not.toBeNull());
    await press('Stay signed in');
    await pass(0);
    await vi.waitFor(() => expect(shown('Time to sign in again')).not.toBeNull());
  });

  it('is not announced to a visitor whose last ping is answered late', async () => {
    await open();
    act(() => useSession.getState().endSession(false));
    act(() => useSession.getState().applyLeft({ endsInMs: MINUTE_MS, canStay: false }));
    await pass(0);
    expect(shown('Time to sign in again')).toBeNull();
    expect(useSession.getState().left).toBeNull();
  });

  it('is not announced by a book that doesn’t say it', async () => {
    await open();
    book.answers = new Proxy(book.answers, { get: () => ({ status: 204, isOutsideContract: true }) });
    await pass(29 * MINUTE_MS);
    expect(shown()).toBeNull();
  });
});
