import type { SessionList } from '@lineboard/domain/account/sign-in/session-list.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from '../../page/shell/Dialogs.tsx';

const OWN = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const WAITING = '00000000-0000-4000-8000-000000000001';
const AT_MS = Date.UTC(2026, 10, 2, 17, 30);

const LIST: SessionList = {
  sessions: [
    {
      sessionId: OWN,
      isOwn: true,
      startedAtMs: AT_MS,
      activeAtMs: AT_MS,
      browser: 'Chrome',
      system: 'Windows',
      address: '10.0.0.1',
    },
    {
      sessionId: OTHER,
      isOwn: false,
      startedAtMs: AT_MS,
      activeAtMs: AT_MS,
      browser: 'Safari',
      system: 'iOS',
      address: '10.0.0.2',
    },
  ],
  lastSignIn: { atMs: AT_MS, browser: '', system: '', address: '10.0.0.9' },
  devices: null,
};
const BOUND: SessionList = {
  ...LIST,
  devices: [
    {
      deviceId: WAITING,
      isOwn: false,
      isAuthorized: false,
      seenAtMs: AT_MS,
      browser: 'Firefox',
      system: 'Linux',
      address: '10.0.0.3',
    },
  ],
};

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({ 'GET /api/sessions': { body: LIST } });
  openTestPage({ site: { encryptPasswords: false } });
});

afterEach(() => void vi.restoreAllMocks());

const open = async (): Promise<HTMLElement> => {
  await renderPart(
    <>
      <SettingsPanel onClose={() => undefined} />
      <Dialogs />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sessions and devices' }));
  const dialog = await screen.findByRole('dialog');
  return dialog;
};

const sent = (method: string) => book.calls.filter((call) => call.method === method);

describe('the customer’s own sessions', () => {
  it('are listed, this one marked, with the sign-in before', async () => {
    const dialog = await open();
    expect(await within(dialog).findByText('Safari · iOS')).toBeTruthy();
    expect(within(dialog).getByText('This device').parentElement?.textContent).toContain('Chrome · Windows');
    expect(within(dialog).getByText(/^Last sign-in: Mon, Nov 2/).textContent).toContain('Unknown browser');
    expect(within(dialog).queryByText('Devices that may use this account')).toBeNull();
  });

  it('are ended one by one, and the list is read again', async () => {
    const dialog = await open();
    book.answers[`DELETE /api/sessions/${OTHER}`] = () => {
      book.answers['GET /api/sessions'] = { body: { ...LIST, sessions: LIST.sessions.slice(0, 1) } };
      return { status: 204 };
    };
    await userEvent.click(await within(dialog).findByRole('button', { name: 'End' }));
    await vi.waitFor(() => expect(within(dialog).queryByText('Safari · iOS')).toBeNull());
    expect(within(dialog).getByRole('button', { name: 'End the others' }).hasAttribute('disabled')).toBe(
      true,
    );
    expect(useSession.getState().session?.online).toBe(true);
  });

  it('are ended all but this one', async () => {
    const dialog = await open();
    book.answers['DELETE /api/sessions/others'] = { status: 204 };
    await userEvent.click(await within(dialog).findByRole('button', { name: 'End the others' }));
    await vi.waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/sessions/others']));
  });

  it('say why they can’t be read, and are read again on a press', async () => {
    book.answers['GET /api/sessions'] = 'lost';
    const dialog = await open();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('No connection');
    book.answers['GET /api/sessions'] = { body: LIST };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Safari · iOS')).toBeTruthy();
  });

  it('have their own address; a visitor is told to sign in', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(<Dialogs />, 'en', '/?dialog=devices');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^Sign in to see/)).toBeTruthy();
    expect(book.calls).toEqual([]);
  });
});

describe('DLG1-12, ROLE1-22: the devices of an account that is bound to them', () => {
  it('CALL1-04, DLG1-12: a waiting device is approved', async () => {
    book.answers['GET /api/sessions'] = { body: BOUND };
    book.answers[`POST /api/devices/${WAITING}/authorize`] = () => {
      book.answers['GET /api/sessions'] = { body: { ...BOUND, devices: [] } };
      return { status: 204 };
    };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Allow' }));
    await vi.waitFor(() => expect(within(dialog).queryByText('Waiting')).toBeNull());
    expect(sent('POST')).toHaveLength(1);
  });

  it('ROLE1-22: a customer who doesn’t confirm the password approves nothing', async () => {
    book.answers['GET /api/sessions'] = { body: BOUND };
    book.answers['GET /api/passkeys'] = { body: { passkeys: [] } };
    book.answers[`POST /api/devices/${WAITING}/authorize`] = {
      status: 403,
      body: { error: { code: 'confirmIdentity' } },
    };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Allow' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Confirm that it’s you');
    expect(within(dialog).getByText('Waiting')).toBeTruthy();
  });

  it('CALL1-05: all are reset after a second question', async () => {
    book.answers['GET /api/sessions'] = { body: BOUND };
    book.answers['POST /api/devices/reset'] = { status: 204 };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reset devices' }));
    expect(within(dialog).getByText(/^All devices but this one are signed out/)).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset devices' }));
    await vi.waitFor(() => expect(sent('POST')).toMatchObject([{ path: '/api/devices/reset' }]));
  });

  it('ENT1-01.14: a waiting device is rejected', async () => {
    book.answers['GET /api/sessions'] = { body: BOUND };
    book.answers[`DELETE /api/devices/${WAITING}`] = { status: 204 };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  });
});
