import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { SignInPage } from './SignInPage.tsx';
import { useSession } from '../../ground/session/session-store.ts';

const SITE = createSite({ demoLogins: [{ customerId: 'CREDIT1', password: 'demo', kind: 'credit' }] });

const submit = async (answer: FakeAnswer | Promise<FakeAnswer>): Promise<void> => {
  openFakeBook({ 'POST /api/session': await answer });
  await renderPart(
    <>
      <SignInPage />
      <ShownAddress />
    </>,
    'en',
    '/signIn',
  );
  await userEvent.click(screen.getByRole('button', { name: /CREDIT1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

beforeEach(() => {
  useSession.setState({ site: SITE, session: { online: false, customer: null, balance: null } });
});

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['the board, for who chose nothing', {}, '/'],
  ['open bets', { webHomePage: 'OpenBets' }, '/openBets'],
  ['daily figures', { webHomePage: 'DailyFigures' }, '/dailyFigures'],
  ['transactions', { webHomePage: 'Transactions' }, '/transactions'],
  ['live', { webHomePage: 'LiveBetting' }, '/'],
  ['the integration', { webHomePage: 'DefaultIntegration', defaultIntegration: '/dstProps' }, '/dstProps'],
  [
    'the board, where the integration is gone',
    { webHomePage: 'DefaultIntegration', defaultIntegration: '/gone' },
    '/',
  ],
] as const)('SCR1-55, SCR1-60: who signs in begins with %s', async (_, settings, address) => {
  const customer = { ...CUSTOMER, settings: { ...CUSTOMER.settings, ...settings } };
  await submit({ body: { resultCode: 0, session: { online: true, customer, balance: null } } });
  expect(await screen.findByText(`address ${address}`)).toBeTruthy();
});

describe('the sign-in page', () => {
  it('redirects a signed-in customer, and Back doesn’t lead there', async () => {
    const before = window.history.length;
    useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
    await renderPart(
      <>
        <SignInPage />
        <ShownAddress />
      </>,
      'en',
      '/signIn',
    );
    expect(await screen.findByText('address /')).toBeTruthy();
    expect(window.history.length).toBe(before);
  });

  it('ENT1-24: leads agents to their own site, where there is one', async () => {
    await renderPart(<SignInPage />);
    expect(screen.queryByRole('link', { name: 'Agents sign in here' })).toBeNull();
    cleanup();
    useSession.setState({ site: { ...SITE, agentSite: 'https://agents.example/' } });
    await renderPart(<SignInPage />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Agents sign in here' });
    expect([link.href, link.rel]).toEqual(['https://agents.example/', 'noopener noreferrer']);
  });

  it('ENT1-25: takes no password where customers sign in on another site, and leads there', async () => {
    useSession.setState({ site: { ...SITE, loginUrl: 'https://book.example/login' } });
    await renderPart(<SignInPage />);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }).href).toBe(
      'https://book.example/login',
    );
  });

  it('ST1-07: while logging in the notice "Running Security Checks..." shows', async () => {
    let answer: (response: Response) => void = () => undefined;
    openFakeBook();
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    await renderPart(<SignInPage />);
    await userEvent.click(screen.getByRole('button', { name: /CREDIT1/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Running Security Checks...')).toBeTruthy();
    answer(new Response(JSON.stringify({ resultCode: 1, code: 'loginFailed' })));
    await screen.findByRole('alert');
    expect(screen.queryByText('Running Security Checks...')).toBeNull();
  });

  it('ST1-09, ST1-10: a refusal is an alert with the book’s message, and the ring is gone', async () => {
    await submit({ body: { resultCode: 1, code: 'loginFailed' } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Customer ID or password is wrong.');
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false');
  });

  it('a refusal is shown in the form, under the button, and puts the focus back on the password', async () => {
    await submit({ body: { resultCode: 1, code: 'loginFailed' } });
    const alert = await screen.findByRole('alert');
    expect(document.querySelector('form')?.contains(alert)).toBe(true);
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'demo'.length]);
  });

  it('on a desk the cursor is in the first field; on a phone the keyboard waits for a press', async () => {
    openFakeBook();
    await renderPart(<SignInPage />);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Customer ID')));
    cleanup();
    openScreen(360);
    await renderPart(<SignInPage />);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });

  it('ST1-09, ST1-10: a code without its own words is "Error"', async () => {
    await submit({ body: { resultCode: 3, code: 'newCode' }, isOutsideContract: true });
    expect((await screen.findByRole('alert')).textContent).toContain('Error');
  });

  it('ERR1-02: a missing result is reported in line under the form', async () => {
    await submit('lost');
    expect(await screen.findByText(/No connection to the book/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ST1-04, ST1-11: success makes the page the customer’s and redirects to the root', async () => {
    await submit({ body: { resultCode: 0, session: { online: true, customer: CUSTOMER, balance: null } } });
    expect(await screen.findByText('address /')).toBeTruthy();
    expect(useSession.getState().session?.customer?.customerId).toBe('CREDIT1');
  });

  it('CALL1-07: success takes over the price format of the account', async () => {
    useDeviceSettings.getState().changeSettings({ priceType: 'A' });
    const customer = { ...CUSTOMER, priceType: 'D' };
    await submit({ body: { resultCode: 0, session: { online: true, customer, balance: null } } });
    expect(await screen.findByText('address /')).toBeTruthy();
    expect(useDeviceSettings.getState().priceType).toBe('D');
  });

  it('CALL1-08: a customer who forgot the password is led to the page for it', async () => {
    openFakeBook();
    await renderPart(<SignInPage />);
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toMatch(/\/password$/);
  });

  it('ST1-08, SH1-14, ROLE1-08, CALL1-61, CALL1-62: an agent’s login posts the book’s form to the agent site, once and without the password', async () => {
    const posted: HTMLFormElement[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      posted.push(this);
    });
    const fields = [
      { name: 'key', value: 'lineboard' },
      { name: 'mode', value: 'token' },
      { name: 'password1', value: 'a.b.c' },
      { name: 'customerID1', value: 'AGENT7' },
    ] as const;
    const agentForm = { action: 'https://agents.example/door', fields };
    await submit({ body: { resultCode: 4, agentForm } });
    expect(await screen.findByText('Signing you in to the agent site…')).toBeTruthy();
    expect(posted).toHaveLength(1);
    const [form] = posted as [HTMLFormElement];
    expect([form.method, form.action]).toEqual(['post', 'https://agents.example/door']);
    expect([...new FormData(form)]).toEqual(fields.map(({ name, value }) => [name, value]));
    expect(useSession.getState().session?.customer).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR1-07: without an agent site an agent is told that it is under construction', async () => {
    await submit({ body: { resultCode: 4, agentForm: null } });
    expect((await screen.findByText('The agent site is under construction.')).closest('[role]')?.role).toBe(
      'status',
    );
    expect(screen.getByText('address /signIn')).toBeTruthy();
  });

  it('ST1-11: a refusal redirects nowhere', async () => {
    await submit({ body: { resultCode: 1, code: 'loginFailed' } });
    await screen.findByRole('alert');
    expect(screen.getByText('address /signIn')).toBeTruthy();
  });
});
