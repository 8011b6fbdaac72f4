import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { SettingsPanel } from '../../account/settings/SettingsPanel.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { Dialogs } from './Dialogs.tsx';

let book: FakeBook;

const CHANGE = 'PUT /api/customer/password';

beforeEach(() => {
  book = openFakeBook();
  useShell.setState({ isPasswordShown: false });
  useNotices.setState({ waiting: [] });
  openTestPage({ site: { encryptPasswords: false } });
});

afterEach(() => void vi.restoreAllMocks());

const open = async (): Promise<void> => {
  await renderPart(
    <>
      <SettingsPanel onClose={() => undefined} />
      <Dialogs />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByRole('dialog');
};

const type = (label: RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

const fill = (present: string, next: string, again = next): void => {
  type(/^Present password/, present);
  type(/^New password$/, next);
  type(/^New password again/, again);
};

const submit = (): Promise<void> =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }));

const change = async (answer: FakeAnswer, next = 'Better horse 7'): Promise<void> => {
  book.answers[CHANGE] = answer;
  await open();
  fill('correct horse 1', next);
  await submit();
};

const sent = () => book.calls.filter(({ path }) => path === '/api/customer/password').map(({ body }) => body);

describe('changing the password', () => {
  it('CALL1-55, ST1-57: sends both, says that it is done, and clears the fields', async () => {
    await change({ body: { resultCode: 0 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([{ password: 'correct horse 1', newPassword: 'Better horse 7' }]);
    expect(useNotices.getState().waiting).toMatchObject([{ kind: 'success', text: /^Password changed/ }]);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('dialog');
    for (const field of document.querySelectorAll<HTMLInputElement>('[role=dialog] input'))
      expect(field.value).toBe('');
    expect(screen.getByText(/^Use 8 or more characters/)).toBeTruthy();
  });

  it('CALL1-55: encrypts both with one key where the site asks for it', async () => {
    openTestPage({ site: { encryptPasswords: true } });
    book.answers['POST /api/session/token'] = {
      body: { resultMessage: 'abcdefghijklmnop', key: 'abcdefghijklmnop' },
    };
    await change({ body: { resultCode: 0 } });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [body] = sent() as Array<Record<string, string>>;
    expect(body).toMatchObject({ key: 'abcdefghijklmnop' });
    expect(body?.['password']).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(body?.['newPassword']).not.toBe(body?.['password']);
    expect(JSON.stringify(body)).not.toContain('horse');
    expect(book.calls.filter(({ path }) => path === '/api/session/token')).toHaveLength(1);
  });

  it.each([
    ['VAL1-20', 'Aa1!xyz', 'Weak password'],
    ['VAL1-23', 'abcdefgh', 'Weak password'],
    ['VAL1-21, VAL1-24', 'abcdefg1', 'Regular Password'],
    ['VAL1-22, VAL1-25', 'Abcdefgh1', 'Good Password'],
    ['VAL1-26', 'Abcdefg1!', 'Terrific Password'],
  ])('%s: “%s” is shown as “%s” while it is typed', async (_row, password, label) => {
    await open();
    type(/^New password$/, password);
    expect(screen.getByText(label)).toBeTruthy();
    const field = screen.getByLabelText(/^New password$/, { selector: 'input' });
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(label);
  });

  it('VAL1-20: doesn’t send a weak one, and the field has the focus and says why', async () => {
    await change({ body: { resultCode: 0 } }, 'abcdefg1');
    expect(sent()).toEqual([]);
    expect(await screen.findByText(/^This password is too easy to guess/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password$/, { selector: 'input' }));
  });

  it('isn’t sent when the two new ones differ; a beginning of the first is no mistake yet', async () => {
    await open();
    fill('correct horse 1', 'Better horse 7', 'Better');
    expect(screen.queryByText('The two new passwords differ.')).toBeNull();
    type(/^New password again/, 'Bitter');
    expect(screen.getByText('The two new passwords differ.')).toBeTruthy();
    type(/^New password again/, 'Better');
    await submit();
    expect(sent()).toEqual([]);
    expect(screen.getByText('The two new passwords differ.')).toBeTruthy();
  });

  it.each([
    ['incorrectPassword', 1, /^Present password/],
    ['passwordKnown', 4, /^New password$/],
  ] as const)('shows a refusal (%s) at its field and clears nothing', async (code, resultCode, label) => {
    await change({ body: { resultCode, code } });
    const field = screen.getByLabelText(label, { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>(/^New password$/, { selector: 'input' }).value).toBe(
      'Better horse 7',
    );
  });

  it('says so when no answer comes, and the dialog stays', async () => {
    await change('lost');
    await waitFor(() =>
      expect(document.querySelector('[role=dialog] form')?.getAttribute('aria-busy')).toBe('false'),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(useNotices.getState().waiting).toEqual([]);
  });
});

describe('a password that somebody else chose', () => {
  beforeEach(() =>
    openTestPage({ site: { encryptPasswords: false }, customer: { mustChangePassword: true } }),
  );

  it('DLG1-13, ST1-58: has to be changed in a dialog that can’t be closed', async () => {
    await renderPart(<Dialogs />);
    const dialog = await screen.findByRole('dialog', { name: 'Choose your own password' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    fireEvent.mouseDown(document.querySelector('.mantine-Modal-inner') ?? document.body);
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document.body);
    expect(dialog.isConnected).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('DLG1-13: is no longer requested once it is changed', async () => {
    book.answers[CHANGE] = { body: { resultCode: 0 } };
    await renderPart(<Dialogs />);
    await screen.findByRole('dialog');
    fill('made-up-1', 'Better horse 7');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectCustomer(useSession.getState())?.mustChangePassword).toBe(false);
  });
});
