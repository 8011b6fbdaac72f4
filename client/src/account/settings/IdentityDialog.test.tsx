import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { ASSERTION, openFakePasskeys, QUESTION } from '../../../testing/fake-passkeys.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from '../../page/shell/Dialogs.tsx';

const REFUSED = { status: 403, body: { error: { code: 'confirmIdentity' } } } as const;
const PASSKEY = {
  passkeyId: '00000000-0000-4000-8000-000000000001',
  name: 'Phone',
  site: 'localhost',
  createdAtMs: 1,
  usedAtMs: null,
};

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({
    'DELETE /api/sessions/others': REFUSED,
    'GET /api/passkeys': { body: { passkeys: [] } },
  });
  openTestPage({ site: { encryptPasswords: false } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A call that the book refuses until the customer has confirmed the password. */
const ask = async (): Promise<{ dialog: HTMLElement; answers: Array<CallAnswer<undefined>> }> => {
  await renderPart(<Dialogs />);
  const answers: Array<CallAnswer<undefined>> = [];
  void callBook('endOtherSessions').then((answer) => answers.push(answer));
  return { dialog: await screen.findByRole('dialog', { name: 'Confirm it’s you' }), answers };
};
const letThrough = (): void => {
  book.answers['POST /api/session/identity'] = () => {
    book.answers['DELETE /api/sessions/others'] = { status: 204 };
    return { body: { resultCode: 0 } };
  };
};
const type = (text: string): void =>
  void fireEvent.change(screen.getByLabelText(/^Present password/, { selector: 'input' }), {
    target: { value: text },
  });
const sent = (path: string) => book.calls.filter((call) => call.path === path);

describe('a call that is refused until the customer confirms the password', () => {
  it('waits for the password, and is sent again', async () => {
    const { dialog, answers } = await ask();
    letThrough();
    type('correct horse 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(answers).toEqual([{ ok: true, value: undefined }]));
    expect(sent('/api/session/identity')).toMatchObject([{ body: { password: 'correct horse 1' } }]);
    expect(sent('/api/sessions/others')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays refused when the customer closes the dialog', async () => {
    const { answers } = await ask();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() =>
      expect(answers).toMatchObject([{ ok: false, error: { code: 'confirmIdentity' } }]),
    );
    expect(sent('/api/sessions/others')).toHaveLength(1);
  });

  it('keeps waiting after a wrong password, and says what was wrong', async () => {
    const { dialog, answers } = await ask();
    book.answers['POST /api/session/identity'] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    type('wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText('Incorrect password')).toBeTruthy();
    expect(answers).toEqual([]);
    letThrough();
    type('correct horse 1');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
  });

  it('is not asked for twice: a second refusal is the answer', async () => {
    const { dialog, answers } = await ask();
    book.answers['POST /api/session/identity'] = { body: { resultCode: 0 } };
    type('correct horse 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(answers).toMatchObject([{ error: { code: 'confirmIdentity' } }]));
  });

  it('shares one question with another such call', async () => {
    const { dialog, answers } = await ask();
    void callBook('endOtherSessions').then((answer) => answers.push(answer));
    await vi.waitFor(() => expect(sent('/api/sessions/others')).toHaveLength(2));
    letThrough();
    type('correct horse 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(answers).toMatchObject([{ ok: true }, { ok: true }]));
    expect(sent('/api/session/identity')).toHaveLength(1);
  });

  it('ends with the session', async () => {
    const { answers } = await ask();
    useSession.getState().endSession(true);
    await vi.waitFor(() => expect(answers).toMatchObject([{ ok: false }]));
  });

  it('is let through by a passkey, where the customer has one for this site', async () => {
    const { get } = openFakePasskeys();
    book.answers['GET /api/passkeys'] = { body: { passkeys: [PASSKEY] } };
    book.answers['POST /api/session/identity/question'] = { body: QUESTION };
    book.answers['POST /api/session/identity/passkey'] = () => {
      book.answers['DELETE /api/sessions/others'] = { status: 204 };
      return { body: { resultCode: 0 } };
    };
    const { dialog, answers } = await ask();
    const button = await within(dialog).findByRole('button', { name: 'Use a passkey' });
    get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(button);
    await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    expect(answers).toEqual([]);
    await userEvent.click(button);
    await vi.waitFor(() => expect(answers).toMatchObject([{ ok: true }]));
    expect(sent('/api/session/identity/passkey')).toMatchObject([{ body: { assertion: ASSERTION } }]);
  });

  it('offers no passkey that is for another site', async () => {
    openFakePasskeys();
    book.answers['GET /api/passkeys'] = { body: { passkeys: [{ ...PASSKEY, site: 'book.example' }] } };
    const { dialog } = await ask();
    await vi.waitFor(() => expect(sent('/api/passkeys')).toHaveLength(1));
    expect(within(dialog).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
