import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const TOKEN = 'a'.repeat(43);
const PATH = '/api/password-reset';

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook();
  useNotices.setState({ waiting: [] });
  openTestPage({ site: { encryptPasswords: false, bookId: 'mine' } });
});

afterEach(() => void vi.restoreAllMocks());

const open = (address: string): Promise<void> =>
  renderPart(
    <>
      <ResetPasswordPage />
      <ShownAddress />
    </>,
    'en',
    address,
  );

const type = (label: RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

const sent = () => book.calls.filter(({ path }) => path === PATH).map(({ body }) => body);

describe('asking for a new password', () => {
  const ask = async (answer: FakeAnswer): Promise<void> => {
    book.answers[`POST ${PATH}`] = answer;
    await open('/password');
    type(/Customer ID or email/, ' maria@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  it('CALL1-08: asks for the book id, and says the same whether the account exists or not', async () => {
    await ask({ status: 204 });
    expect((await screen.findByText(/^If we know this account/)).getAttribute('role')).toBe('status');
    expect(sent()).toEqual([{ bookId: 'mine', account: 'maria@example.com' }]);
  });

  it('says that too many requests were made', async () => {
    await ask({ status: 429, body: { error: { code: 'rateLimited', params: { retryAfterMs: 1000 } } } });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByText(/^If we know this account/)).toBeNull();
  });

  it('a book without mail says whom to contact', async () => {
    openTestPage({ site: { sendsMail: false } });
    await open('/password');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/\/contact$/);
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  });
});

describe('choosing a new password with the link in a message', () => {
  const choose = async (answer: FakeAnswer, next = 'Better horse 7', again = next): Promise<void> => {
    book.answers[`PUT ${PATH}`] = answer;
    await open(`/password/${TOKEN}`);
    type(/^New password$/, next);
    type(/^New password again/, again);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('CALL1-08: sends it with the link’s token, confirms it and leads to the sign-in', async () => {
    await choose({ body: { resultCode: 0 } });
    expect(await screen.findByText('address /signIn')).toBeTruthy();
    expect(sent()).toEqual([{ token: TOKEN, password: 'Better horse 7' }]);
    expect(useNotices.getState().waiting).toMatchObject([
      { kind: 'success', text: expect.stringContaining('All your devices are signed out') },
    ]);
  });

  it('an expired link says so, and leads to a new one', async () => {
    await choose({ body: { resultCode: 5, code: 'resetLinkInvalid' } });
    expect((await screen.findByRole('alert')).textContent).toContain('used or is too old');
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByText('address /password')).toBeTruthy();
  });

  it('a weak password, or two that differ, are not sent', async () => {
    await choose({ body: { resultCode: 0 } }, 'short');
    await waitFor(() =>
      expect(screen.getByLabelText(/^New password$/).getAttribute('aria-invalid')).toBe('true'),
    );
    type(/^New password$/, 'Better horse 7');
    type(/^New password again/, 'Better horse 8');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The two new passwords differ.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('a password that the book finds too common is reported at the field', async () => {
    await choose({ body: { resultCode: 4, code: 'passwordKnown' } });
    await waitFor(() =>
      expect(screen.getByLabelText(/^New password$/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByText('address /password/' + TOKEN)).toBeTruthy();
  });
});
