import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { ASSERTION, openFakePasskeys, QUESTION } from '../../../testing/fake-passkeys.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { SignInPage } from './SignInPage.tsx';

const SIGNED_IN = { body: { resultCode: 0, session: { online: true, customer: CUSTOMER, balance: null } } };

let book: FakeBook;
let device: ReturnType<typeof openFakePasskeys>;

beforeEach(() => {
  book = openFakeBook({
    'POST /api/session/passkey/question': { body: QUESTION },
    'POST /api/session/passkey': SIGNED_IN,
  });
  device = openFakePasskeys();
  useSession.setState({ site: createSite(), session: { online: false, customer: null, balance: null } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
const sent = (path: string) => book.calls.filter((call) => call.path === path);

describe('signing in with a passkey', () => {
  it('needs no id and no password', async () => {
    await renderPart(<SignInPage />);
    await press();
    await vi.waitFor(() => expect(useSession.getState().session?.customer).toEqual(CUSTOMER));
    expect(sent('/api/session/passkey')).toMatchObject([{ body: { assertion: ASSERTION } }]);
  });

  it('says the book’s refusal, and that a device can’t do it', async () => {
    book.answers['POST /api/session/passkey'] = {
      body: { resultCode: 2, code: 'lockedOut', retryAfterMs: 120_000 },
    };
    await renderPart(<SignInPage />);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many failed attempts. Sign-in is locked for a while. Try again in 2 minutes.',
    );
    device.get.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
    await press();
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'This passkey can’t be used here. Use your password.',
      ),
    );
  });

  it('says nothing when the customer cancels', async () => {
    device.get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await renderPart(<SignInPage />);
    await press();
    await vi.waitFor(() => expect(device.get).toHaveBeenCalledOnce());
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' }).hasAttribute('disabled')).toBe(false),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent('/api/session/passkey')).toEqual([]);
  });

  it('is among the browser’s suggestions in the field, where supported, and stops with the page', async () => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true });
    const asked: CredentialRequestOptions[] = [];
    let choose: (() => void) | undefined;
    const answer = device.get.getMockImplementation()!;
    device.get.mockImplementation(async (options) => {
      asked.push(options);
      await new Promise<void>((resolve) => {
        choose = resolve;
      });
      return answer(options);
    });
    await renderPart(<SignInPage />);
    await vi.waitFor(() => expect(asked).toMatchObject([{ mediation: 'conditional' }]));
    expect(screen.getByLabelText('Customer ID').getAttribute('autocomplete')).toBe('username webauthn');
    choose?.();
    await vi.waitFor(() => expect(useSession.getState().session?.customer).toEqual(CUSTOMER));
  });

  it('asks one question after the other: the first brings the cookie that all are bound to', async () => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true });
    device.get.mockImplementation(() => new Promise(() => undefined));
    let answerFirst: (() => void) | undefined;
    const fetchNow = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await fetchNow(path, init);
      if (answerFirst === undefined)
        await new Promise<void>((resolve) => {
          answerFirst = resolve;
        });
      return answer;
    });
    await renderPart(<SignInPage />);
    await vi.waitFor(() => expect(answerFirst).toBeDefined());
    await press();
    expect(sent('/api/session/passkey/question')).toHaveLength(1);
    answerFirst?.();
    await vi.waitFor(() => expect(sent('/api/session/passkey/question')).toHaveLength(2));
  });

  it('isn’t offered where the browser has none', async () => {
    vi.stubGlobal('isSecureContext', false);
    await renderPart(<SignInPage />);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(book.calls).toEqual([]);
  });
});
