import type { OwnPasskey } from '@lineboard/domain/account/sign-in/passkey.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { OFFER, openFakePasskeys, REGISTRATION } from '../../../testing/fake-passkeys.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { Dialogs } from '../../page/shell/Dialogs.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PATH = `/api/passkeys/${ID}`;
const AT_MS = Date.UTC(2026, 10, 2, 17, 30);
const PHONE: OwnPasskey = {
  passkeyId: ID,
  name: 'Safari · iOS',
  site: 'localhost',
  createdAtMs: AT_MS,
  usedAtMs: null,
};

let book: FakeBook;
let device: ReturnType<typeof openFakePasskeys>;

beforeEach(() => {
  book = openFakeBook({ 'GET /api/passkeys': { body: { passkeys: [PHONE] } } });
  device = openFakePasskeys();
  openTestPage({ site: { encryptPasswords: false } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (): Promise<HTMLElement> => {
  await renderPart(
    <>
      <SettingsPanel onClose={() => undefined} />
      <Dialogs />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Passkeys' }));
  return screen.findByRole('dialog', { name: 'Passkeys' });
};
const sent = (method: string, path: string) =>
  book.calls.filter((call) => call.method === method && call.path === path);
const notices = (): string[] => useNotices.getState().waiting.map(({ text }) => text);

describe('the customer’s own passkeys', () => {
  it('are listed, with when they were added and last used', async () => {
    const used = {
      ...PHONE,
      passkeyId: `${ID.slice(0, -1)}2`,
      name: 'Key',
      site: 'book.example',
      usedAtMs: AT_MS,
    };
    book.answers['GET /api/passkeys'] = { body: { passkeys: [PHONE, used] } };
    const dialog = await open();
    const [phone, key] = await within(dialog).findAllByRole('listitem');
    expect(phone?.textContent).toMatch(/Safari · iOSAdded Mon, Nov 2.*Not used yet/);
    expect(key?.textContent).toMatch(/KeyFor book\.example.*Last used Mon, Nov 2/);
  });

  it('are created by the device, and kept by the book', async () => {
    book.answers['GET /api/passkeys'] = { body: { passkeys: [] } };
    book.answers['POST /api/passkeys/offer'] = { body: OFFER };
    book.answers['POST /api/passkeys'] = () => {
      book.answers['GET /api/passkeys'] = { body: { passkeys: [PHONE] } };
      return { body: PHONE };
    };
    const dialog = await open();
    expect(await within(dialog).findByText('You have no passkey yet.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a passkey' }));
    expect(await within(dialog).findByText('Safari · iOS')).toBeTruthy();
    expect(sent('POST', '/api/passkeys')).toMatchObject([{ body: { registration: REGISTRATION } }]);
    expect(notices()).toContain('Passkey added.');
  });

  it.each([
    ['NotAllowedError', null],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['NotSupportedError', 'This passkey can’t be used here. Use your password.'],
  ])('a device that says %s made none', async (name, said) => {
    book.answers['POST /api/passkeys/offer'] = { body: OFFER };
    device.create.mockRejectedValueOnce(new DOMException('no', name));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add a passkey' }));
    await vi.waitFor(() => expect(device.create).toHaveBeenCalledOnce());
    await vi.waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Add a passkey' }).hasAttribute('disabled')).toBe(
        false,
      ),
    );
    expect(within(dialog).queryByRole('alert')?.textContent.trim() ?? null).toBe(said);
    expect(sent('POST', '/api/passkeys')).toEqual([]);
  });

  it('are named', async () => {
    book.answers[`PUT ${PATH}`] = { status: 204 };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Rename Safari · iOS' }));
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: ' My phone ' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await vi.waitFor(() => expect(sent('PUT', PATH)).toMatchObject([{ body: { name: 'My phone' } }]));
    expect(await within(dialog).findByRole('button', { name: 'Remove Safari · iOS' })).toBeTruthy();
  });

  it('are removed after a second question', async () => {
    book.answers[`DELETE ${PATH}`] = () => {
      book.answers['GET /api/passkeys'] = { body: { passkeys: [] } };
      return { status: 204 };
    };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove Safari · iOS' }));
    expect(sent('DELETE', PATH)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('You have no passkey yet.')).toBeTruthy();
    expect(notices()).toContain('Passkey removed. Delete it on your device, too.');
  });

  it('stay open when Escape closes a question over them', async () => {
    book.answers['POST /api/passkeys/offer'] = { status: 403, body: { error: { code: 'confirmIdentity' } } };
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add a passkey' }));
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say why they can’t be read, and are read again on a press', async () => {
    book.answers['GET /api/passkeys'] = 'lost';
    const dialog = await open();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('No connection');
    book.answers['GET /api/passkeys'] = { body: { passkeys: [PHONE] } };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Safari · iOS')).toBeTruthy();
  });

  it('can’t be created where the browser has none; a visitor is told to sign in', async () => {
    vi.stubGlobal('isSecureContext', false);
    const dialog = await open();
    expect(await within(dialog).findByText('This browser can’t make a passkey here.')).toBeTruthy();
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    expect(await screen.findByText('Sign in to see your passkeys.')).toBeTruthy();
  });
});
