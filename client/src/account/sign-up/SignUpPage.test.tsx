import type { SignUpChoices } from '@lineboard/domain/account/sign-up/sign-up';
import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { SignUpPage } from './SignUpPage.tsx';
import { useSignUpChoices } from './sign-up-choices-store.ts';

const CHOICES: SignUpChoices = {
  countries: ['CA', 'US', 'TH'],
  states: [
    { code: 'US-CA', name: 'California' },
    { code: 'US-NV', name: 'Nevada' },
  ],
  leastAge: 21,
};
const OPENED = { resultCode: 0, customerId: 'C100001', isOpen: true, isMailSent: true };
const POST = 'POST /api/sign-up';

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({
    'GET /api/sign-up': { body: CHOICES },
    [POST]: { body: OPENED },
    'POST /api/session': {
      body: {
        resultCode: 0,
        session: { online: true, customer: { ...CUSTOMER, customerId: 'C100001' }, balance: ACCOUNT.balance },
      },
    },
  });
  useSignUpChoices.getState().forget();
  useSession.setState({
    shownCustomerId: null,
    site: createSite({ signUp: 'open' }),
    session: { online: false, customer: null, balance: null },
  });
});
afterEach(() => void vi.useRealTimers());

const show = async (address = '/signup'): Promise<void> => {
  await renderPart(
    <>
      <SignUpPage />
      <ShownAddress />
    </>,
    'en',
    address,
  );
};
const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input,select' });
const type = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Open account' }));
const sent = () =>
  book.calls.filter(({ method, path }) => `${method} ${path}` === POST).map(({ body }) => body);

/** A complete form, except for the fields named here. */
const fill = async (other: Record<string, string> = {}, agrees = true): Promise<void> => {
  await show();
  await screen.findByLabelText('Email');
  const values = {
    Email: 'maria@example.com',
    'Email again': 'maria@example.com',
    Password: 'Better horse 7',
    'Password again': 'Better horse 7',
    Country: 'US',
    'Phone (optional)': '+1 (305) 555-0123',
    'Date of birth': '1980-05-17',
    ...other,
  };
  for (const [label, value] of Object.entries(values)) type(label, value);
  if (values.Country === 'US') type('State', other['State'] ?? 'US-CA');
  if (agrees) await userEvent.click(screen.getByRole('checkbox', { name: /^I am 21 or older/ }));
};
const open = async (answer: FakeAnswer = { body: OPENED }): Promise<void> => {
  book.answers[POST] = answer;
  await fill();
  await submit();
};

describe('the sign-up page', () => {
  it('R1-52: shows the form where the book opens accounts', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'Open an account' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Open account' })).toBeTruthy();
  });

  it('redirects a customer who is already signed in', async () => {
    useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
    await show();
    expect(await screen.findByText('address /')).toBeTruthy();
  });

  it('a book that opens no accounts says so, and asks for nothing', async () => {
    useSession.setState({ site: createSite({ signUp: 'closed' }) });
    await show();
    expect(screen.getByText(/opens accounts in person/)).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  it('a form that couldn’t be loaded is requested again', async () => {
    book.answers['GET /api/sign-up'] = 'lost';
    await show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    book.answers['GET /api/sign-up'] = { body: CHOICES };
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it.each([
    ['SCR1-67', { email: 'maria@example.com', emailAgain: 'maria@example.com' }],
    ['SCR1-68', { password: 'Better horse 7', passwordAgain: 'Better horse 7' }],
    ['SCR1-69', { country: 'US' }],
    ['SCR1-70', { state: 'US-CA' }],
    ['SCR1-71', { phone: '+1 (305) 555-0123' }],
    ['CALL1-56', { bornOn: '1980-05-17', hasAgreed: true, language: 'en' }],
  ])('%s: sends %o', async (_id, expected) => {
    await open();
    await waitFor(() => expect(sent()).toMatchObject([expected]));
  });

  it('CALL1-56: both passwords are encrypted with one key where the site asks for it', async () => {
    useSession.setState({ site: createSite({ signUp: 'open', encryptPasswords: true }) });
    book.answers['POST /api/session/token'] = {
      body: { resultMessage: 'abcdefghijklmnop', key: 'abcdefghijklmnop' },
    };
    await open();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [body] = sent() as Array<Record<string, string>>;
    expect(body).toMatchObject({ key: 'abcdefghijklmnop' });
    expect(body?.['passwordAgain']).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('SCR1-70: a state is asked for only in the United States, and forgotten when the country changes', async () => {
    await fill({ Country: 'TH' });
    expect(screen.queryByLabelText('State')).toBeNull();
    type('Country', 'US');
    type('State', 'US-NV');
    type('Country', 'CA');
    await submit();
    await waitFor(() => expect(sent()).toMatchObject([{ country: 'CA', state: '' }]));
  });

  it('SCR1-69: countries are named and sorted in the language of the page', async () => {
    await show();
    await screen.findByLabelText('Country');
    const names = [...field('Country').querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose…', 'Canada', 'Thailand', 'United States']);
  });

  it('SCR1-72, VAL1-19: says how hard the password is to guess', async () => {
    await fill({ Password: 'abc' });
    expect(screen.getByText('Weak password')).toBeTruthy();
    type('Password', 'Better horse 7!');
    expect(screen.getByText('Terrific Password')).toBeTruthy();
  });

  it.each([
    ['VAL1-27', { Password: 'weak', Country: '', 'Email again': 'x' }, 'Password'],
    ['VAL1-28', { Country: '', 'Email again': 'x' }, 'Country'],
    ['VAL1-29', { State: '', 'Email again': 'x' }, 'State'],
    ['VAL1-30', { 'Email again': 'mario@example.com', 'Password again': 'x' }, 'Email again'],
    ['VAL1-31', { 'Password again': 'Better horse 8', 'Phone (optional)': 'x' }, 'Password again'],
    ['VAL1-36, VAL1-37', { Email: 'maria', 'Email again': 'maria' }, 'Email'],
    ['VAL1-35', { 'Phone (optional)': '1234567890123456' }, 'Phone (optional)'],
    ['VAL1-34', { 'Phone (optional)': '555-CALL' }, 'Phone (optional)'],
    ['the age', { 'Date of birth': '2020-01-01' }, 'Date of birth'],
  ] as Array<[string, Record<string, string>, string]>)(
    '%s, VAL1-32, ERR1-13: with %o nothing is sent; %s is marked, focused and explained',
    async (_id, values, label) => {
      await fill(values);
      await submit();
      expect(document.activeElement).toBe(field(label));
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByRole('alert').textContent).not.toBe('');
      expect(sent()).toEqual([]);
    },
  );

  it('without consent nothing is sent', async () => {
    await fill({}, false);
    await submit();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(sent()).toEqual([]);
  });

  it('VAL1-33: while it is typed, a repetition that can no longer match has a warning style', async () => {
    await fill();
    const warned = (label: string) => field(label).closest('[data-warning="true"]') !== null;
    type('Email again', 'maria@');
    type('Password again', 'Better');
    expect([warned('Email again'), warned('Password again')]).toEqual([false, false]);
    type('Email again', 'mario');
    type('Password again', 'Worse');
    expect([warned('Email again'), warned('Password again')]).toEqual([true, true]);
    for (const label of ['Email again', 'Password again'])
      expect([label, field(label).getAttribute('aria-invalid')]).toEqual([label, 'true']);
  });

  it.each([
    ['VAL1-34', 'Phone (optional)', 'call me 555'],
    ['VAL1-35', 'Phone (optional)', '12345678901234567890'],
    ['VAL1-36', 'Email', 'first.last+tag@x.co.uk'],
    ['VAL1-37', 'Email', 'maria@book.INFO'],
    ['VAL1-38', 'Email', 'a@b@c'],
  ])('%s: %s keeps “%s” as it was typed', async (_id, label, text) => {
    await fill({ [label]: text });
    expect(field(label).value).toBe(text);
  });

  it('VAL1-36, VAL1-37: addresses of more dots and longer ends open an account', async () => {
    await fill({ Email: 'first.last+tag@x.co.info', 'Email again': 'first.last+tag@x.co.info' });
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('an account that was opened', () => {
  it('SCR1-73: a welcome with the number replaces the form, and its customer is signed in', async () => {
    await open();
    expect((await screen.findByRole('heading', { name: 'Welcome!' })).ownerDocument.activeElement).toBe(
      screen.getByRole('heading', { name: 'Welcome!' }),
    );
    expect(screen.getByText('C100001')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open account' })).toBeNull();
    expect(selectCustomer(useSession.getState())?.customerId).toBe('C100001');
  });

  it('SCR1-74: after five seconds it goes on to the home page', { timeout: 30_000 }, async () => {
    await open();
    await screen.findByRole('heading', { name: 'Welcome!' });
    const shownAtMs = performance.now();
    expect(screen.getByText('address /signup')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('address /')).toBeTruthy(), { timeout: 15_000 });
    expect(performance.now() - shownAtMs).toBeGreaterThan(4_500);
  });

  it('stays for a customer who wants to read on', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('address /signup')).toBeTruthy();
  });

  it('is not signed in to when the book reviews it first', async () => {
    await open({ body: { ...OPENED, isOpen: false, isMailSent: false } });
    expect(await screen.findByText(/looks at new accounts first/)).toBeTruthy();
    expect(book.calls.some(({ path }) => path === '/api/session')).toBe(false);
  });

  it.each([
    [{ body: { resultCode: 4, code: 'passwordKnown' } }, /Too many people use this password/],
    [{ body: { resultCode: 1, code: 'signUpIncomplete', field: 'state' } }, /Something is missing/],
    [
      { status: 429, body: { error: { code: 'rateLimited', params: { retryAfterMs: 1 } } } },
      /Too many requests/,
    ],
    ['lost', /No connection/],
  ] as const)(
    'ERR1-13: %o keeps the form, and is reported without a word about other accounts',
    async (answer, said) => {
      await open(answer as FakeAnswer);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(said));
      expect(field('Email').value).toBe('maria@example.com');
    },
  );
});

describe('the link of the message', () => {
  const address = `/signup/${'t'.repeat(43)}`;

  it('confirms the mail address on a press, not on a visit', async () => {
    book.answers['PUT /api/sign-up'] = { status: 204 };
    await show(address);
    expect(book.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your mail address is confirmed.')).toBeTruthy();
    expect(book.calls).toMatchObject([{ method: 'PUT', body: { token: 't'.repeat(43) } }]);
  });

  it('says when it is no longer valid', async () => {
    book.answers['PUT /api/sign-up'] = { status: 422, body: { error: { code: 'resetLinkInvalid' } } };
    await show(address);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toContain('was used already');
  });
});
