import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { ACTION_NAMES, type LoggedAction, logAction } from './log-action.ts';
import { useSession } from './session-store.ts';

const PATH = '/api/customer/actions';

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({ [`POST ${PATH}`]: { status: 204 } });
  openTestPage();
});

describe('the customer action log', () => {
  it('CALL1-03: takes the name of an action and a description', async () => {
    await logAction('roundRobin', "3's");
    expect(book.calls).toEqual([
      { method: 'POST', path: PATH, body: { action: 'Round Robin', detail: "3's" } },
    ]);
  });

  it('leaves out a missing description, and shortens one that the log would refuse', async () => {
    await logAction('freePlay');
    await logAction('search', 'a'.repeat(3_000));
    expect(book.calls.map(({ body }) => body)).toEqual([
      { action: 'Free Play' },
      { action: 'Search', detail: 'a'.repeat(2_000) },
    ]);
  });

  it('has a separate name for every action', () => {
    const names = (Object.keys(ACTION_NAMES) as LoggedAction[]).map((action) => ACTION_NAMES[action]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no entries for a visitor', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await logAction('period', 'NFL');
    expect(book.calls).toEqual([]);
  });

  it('settles when the call is lost: nobody waits for a log', async () => {
    book.answers[`POST ${PATH}`] = 'lost';
    await expect(logAction('amount', '110')).resolves.toBeUndefined();
  });
});
