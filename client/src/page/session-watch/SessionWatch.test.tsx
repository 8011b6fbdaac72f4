import type { RealityFigures } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useRealityTold } from './reality-told.ts';
import { SessionWatch } from './SessionWatch.tsx';

const MINUTE_MS = 60_000;
const REALITY = 'GET /api/customer/reality-check';
const figures = (fields: Partial<RealityFigures> = {}): { body: RealityFigures } => ({
  body: { signedInMs: 0, stakedCents: 12_345, madeCents: -11_000, dayLeftMs: null, ...fields },
});

let book: FakeBook;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  book = openFakeBook({ [REALITY]: figures() });
  useRealityTold.setState(useRealityTold.getInitialState());
  useNotices.setState({ waiting: [] });
});
afterEach(() => vi.useRealTimers());

/** A session that, by the book's figures, began `signedInMs` ago, and goes on with the page's clock. */
const open = async (minutes: 0 | 15 | 30 | 60, signedInMs = 0, dayLeftMs: number | null = null) => {
  openTestPage({ customer: { realityCheckMinutes: minutes, isTimeLimited: dayLeftMs !== null } });
  const startMs = Date.now();
  book.answers[REALITY] = () => {
    const passedMs = Date.now() - startMs;
    const leftMs = dayLeftMs === null ? null : dayLeftMs - passedMs;
    if (leftMs !== null && leftMs <= 0) return { status: 422, body: { error: { code: 'dayTimeUp' } } };
    return figures({ signedInMs: signedInMs + passedMs, dayLeftMs: leftMs });
  };
  await renderPart(<SessionWatch />);
  await pass(0);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Time for a look' });
const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }).click(screen.getByRole('button', { name }));

describe('the reality check', () => {
  it('OWN-10: comes when the interval is over, shows the session’s result, and goes on', async () => {
    await open(15, 10 * MINUTE_MS);
    await pass(5 * MINUTE_MS - 1_000);
    expect(dialog()).toBeNull();
    await pass(2_000);
    expect(dialog()?.textContent).toContain('Signed in for0 h 15 min');
    expect(dialog()?.textContent).toContain('Staked since123.45');
    expect(dialog()?.textContent).toContain('Won or lost since−110.00');
    await press('Go on');
    expect(dialog()).toBeNull();
    await pass(15 * MINUTE_MS + 1_000);
    expect(dialog()).not.toBeNull();
  });

  it('OWN-10: waits for a ticket that is on its way', async () => {
    await open(15, 14 * MINUTE_MS);
    act(() => useSlip.setState({ ticket: { stage: 'sending', request: {} as never } }));
    await pass(2 * MINUTE_MS);
    expect(dialog()).toBeNull();
    act(() => useSlip.setState({ ticket: { stage: 'editing', notice: null } }));
    await pass(0);
    expect(dialog()).not.toBeNull();
  });

  it('OWN-10: is still there after a reload, and gone once it is answered', async () => {
    await open(30, 29 * MINUTE_MS);
    await pass(2 * MINUTE_MS);
    cleanup();
    await open(30, 31 * MINUTE_MS);
    expect(dialog()).not.toBeNull();
    await press('Go on');
    cleanup();
    await open(30, 32 * MINUTE_MS);
    expect(dialog()).toBeNull();
  });

  it('OWN-10: lets the customer sign out', async () => {
    await open(15, 14 * MINUTE_MS);
    await pass(2 * MINUTE_MS);
    book.answers['DELETE /api/session'] = { status: 204 };
    await press('Sign out');
    await pass(0);
    expect(useSession.getState().session?.customer).toBeNull();
  });

  it('OWN-10: goes on asking each minute while the book’s answers are lost', async () => {
    await open(15, 14 * MINUTE_MS);
    const answer = book.answers[REALITY]!;
    book.answers[REALITY] = 'lost';
    await pass(3 * MINUTE_MS);
    expect(dialog()).toBeNull();
    book.answers[REALITY] = answer;
    await pass(MINUTE_MS);
    expect(dialog()).not.toBeNull();
  });

  it('OWN-10: asks no more often after the page was looked at again while the book was asked', async () => {
    await open(15);
    for (let times = 0; times < 5; times += 1) document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    const asked = (): number =>
      book.calls.filter(({ path }) => path === '/api/customer/reality-check').length;
    const before = asked();
    await pass(15 * MINUTE_MS + 1_000);
    // The check itself asks for its figures, too.
    expect(dialog()).not.toBeNull();
    expect(asked() - before).toBe(2);
  });

  it('OWN-10: doesn’t ask the book again when there is nothing to watch for', async () => {
    await open(0);
    await pass(60 * MINUTE_MS);
    expect(book.calls.filter(({ path }) => path === '/api/customer/reality-check')).toHaveLength(1);
  });
});

describe('the day’s limit of time', () => {
  it('OWN-9: warns twice, and then ends the session with a text', async () => {
    await open(0, 0, 11 * MINUTE_MS);
    const said = () => useNotices.getState().waiting.map(({ text }) => text);
    expect(said()).toEqual([]);
    await pass(MINUTE_MS + 1_000);
    expect(said()).toEqual(['10 min of your time for today are left.']);
    await pass(8 * MINUTE_MS);
    expect(said()).toHaveLength(2);
    await pass(2 * MINUTE_MS);
    expect(said().at(-1)).toBe('Your time for today is up. You can sign in again tomorrow.');
    expect(useSession.getState().session?.customer).toBeNull();
  });
});
