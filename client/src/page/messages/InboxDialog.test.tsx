import { createInboxAnswer, createMessage } from '@lineboard/domain/testing/message-fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from '../shell/Dialogs.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useInbox } from './inbox-store.ts';
import { InboxLink } from './InboxLink.tsx';

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(async () => void (await import('./InboxDialog.tsx')));

const NEWS = createMessage({ messageId: 7, subject: 'Lower limits', html: '<p>Until <em>Sunday</em>.</p>' });
const OLD = createMessage({ messageId: 3, msgStatus: 'R' });

let book: FakeBook;

const open = async (answer = createInboxAnswer(NEWS, OLD), address = '/?dialog=inbox'): Promise<void> => {
  openTestPage();
  useSession.getState().applyNewMessages(answer.newMessagesCount);
  book = openFakeBook({
    'GET /api/inbox': { body: answer },
    'PUT /api/inbox/7': { body: { newMessagesCount: 0 } },
  });
  await renderPart(
    <>
      <InboxLink onOpen={() => undefined} />
      <Dialogs />
    </>,
    'en',
    address,
  );
};
const dialog = () => screen.findByRole('dialog', { name: 'Inbox' });
const asked = (method: string) => book.calls.filter((call) => call.method === method);

beforeEach(() => {
  useInbox.getState().forget();
  useNotices.getState().takeNotices();
});

describe('the inbox', () => {
  it('DLG1-04, SCR2-42: is a dialog with its own address that lists the messages, newest first', async () => {
    await open();
    const inbox = await dialog();
    const rows = await within(inbox).findAllByRole('button', { name: /Lower limits|Welcome/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Unread: Lower limits/),
      expect.stringMatching(/^Welcome/),
    ]);
    expect(within(inbox).queryByText(/Sunday/)).toBeNull();
  });

  it('opens from a menu, and closes again', async () => {
    await open(undefined, '/');
    await userEvent.click(screen.getByRole('button', { name: 'Inbox 1 unread' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SCR2-43, ST2-24, CALL2-29: opens a message, which is read by that, and the bell counts one less', async () => {
    await open();
    await userEvent.click(await within(await dialog()).findByRole('button', { name: /Lower limits/ }));
    expect((await screen.findByText('Sunday')).tagName).toBe('EM');
    expect(asked('PUT')).toMatchObject([{ path: '/api/inbox/7', body: { action: 'Read' } }]);
    await waitFor(() => expect(useSession.getState().newMessages).toBe(0));
    expect(screen.queryByText('Unread:')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Lower limits/ }));
    await userEvent.click(screen.getByRole('button', { name: /Lower limits/ }));
    expect(asked('PUT')).toHaveLength(1);
    expect(asked('GET')).toHaveLength(1);
  });

  it('SCR2-44, ST2-25: deletes a message, and the focus stays in the list', async () => {
    await open();
    await userEvent.click(await within(await dialog()).findByRole('button', { name: /Lower limits/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(/Lower limits/)).toBeNull());
    expect(asked('PUT').at(-1)).toMatchObject({ body: { action: 'Delete' } });
    expect(screen.getByText('Welcome')).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('keeps a message that couldn’t be deleted, and says so', async () => {
    await open(createInboxAnswer({ ...NEWS, msgStatus: 'R' }));
    book.answers['PUT /api/inbox/7'] = 'lost';
    await userEvent.click(await within(await dialog()).findByRole('button', { name: /Lower limits/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(useNotices.getState().waiting).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByText(/Lower limits/)).toBeTruthy();
  });

  it('ENT2-30, ST2-26: shows a message of priority M open, and it is read when the list is loaded', async () => {
    await open(createInboxAnswer({ ...NEWS, msgPriority: 'M' }));
    expect(await screen.findByText('Sunday')).toBeTruthy();
    await waitFor(() => expect(asked('PUT')).toMatchObject([{ body: { action: 'Read' } }]));
    await waitFor(() => expect(useSession.getState().newMessages).toBe(0));
  });

  it('shows a message that comes while it is open', async () => {
    await open(createInboxAnswer(OLD));
    await within(await dialog()).findByText('Welcome');
    book.answers['GET /api/inbox'] = { body: createInboxAnswer(NEWS, OLD) };
    act(() => useSession.getState().applyNewMessages(1));
    expect(await screen.findByText(/Lower limits/)).toBeTruthy();
  });

  it('loads further messages, each once', async () => {
    await open({ ...createInboxAnswer(NEWS), next: 7 });
    book.answers['GET /api/inbox?before=7'] = { body: { ...createInboxAnswer(OLD), newMessagesCount: 1 } };
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Welcome')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByText(/Lower limits/)).toHaveLength(1);
  });

  it('says when there is none, when it failed, and to a visitor that only customers have messages', async () => {
    await open(createInboxAnswer());
    expect(await screen.findByText(/No messages/)).toBeTruthy();
    book.answers['GET /api/inbox'] = 'lost';
    act(() => void useInbox.getState().load());
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    act(() => useSession.getState().endSession(false));
    expect(await screen.findByText(/Sign in to read your messages/)).toBeTruthy();
    expect(screen.queryByText(/No messages/)).toBeNull();
  });

  it('shows a subject as text, whatever it contains', async () => {
    await open(createInboxAnswer({ ...NEWS, subject: '<img src=x onerror=alert(1)>' }));
    expect(await screen.findByText(/<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
