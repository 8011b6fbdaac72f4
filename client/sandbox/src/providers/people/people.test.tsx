import type { AffiliateDesk, CardDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { readAddress } from '../../frame/read-address.ts';
import { createTexts } from '../../i18n/create-texts.ts';

const AFFILIATE: AffiliateDesk = {
  affiliateId: 'AFF',
  sharePercent: 25,
  players: [
    { player: 'P-1', visits: 3, depositsCents: 50_000, netCents: 20_000, earnedCents: 5_000 },
    { player: 'P-2', visits: 1, depositsCents: 10_000, netCents: -30_002, earnedCents: -7_500 },
  ],
};
const CARDS: CardDesk = {
  customerId: 'ANN',
  cards: [
    { brand: 'Visa', lastDigits: '4242', expires: '05/29', isAuthorized: false },
    { brand: 'Amex', lastDigits: '0005', expires: '01/30', isAuthorized: true },
  ],
};

let asked: Array<[path: string, body: unknown]>;
let answer: () => Response;
let tokens = 0;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = async (path: string, language: Language = 'en') => {
  const address = readAddress(new URL(path, 'http://sandbox.example'));
  return render(
    <I18nextProvider i18n={await createTexts(language)}>
      <App address={address} />
    </I18nextProvider>,
  );
};
/** Each test brings its own token: a token works once. */
const freshToken = (): string => {
  tokens += 1;
  return `t${tokens}`;
};

it('CALL1-59: an affiliate reads what each player earned, and the total', async () => {
  answer = () => Response.json(AFFILIATE);
  const token = freshToken();
  await open(`/affiliates?token=${token}`);
  expect(await screen.findByRole('heading', { name: 'Your players, AFF' })).toBeDefined();
  expect(asked).toEqual([['/people/affiliate', { token }]]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Player', 'Visits', 'Paid in', 'Net', 'Earned']);
  expect(screen.getByRole('row', { name: /^P-2/ }).textContent).toContain('-75.00');
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total4600.00-100.02-25.00');
});

it('the token of a posted page comes after the #, which no server is sent', async () => {
  answer = () => Response.json(AFFILIATE);
  const token = freshToken();
  await open(`/affiliates?language=en#token=${token}`);
  expect(await screen.findByRole('heading', { name: 'Your players, AFF' })).toBeDefined();
  expect(asked).toEqual([['/people/affiliate', { token }]]);
});

const USED = 'This page was opened before, or too late';
it.each([
  ['/affiliates', 'tokenInvalid', USED, 'Open it from the book’s menu.'],
  ['/cardAuthorization', 'tokenInvalid', USED, 'Open it from the book’s menu.'],
  ['/agents', 'book:agentNotAdmitted', 'The book did not let you in', 'Sign in there again.'],
  ['/agents', 'bookAway', 'The book did not let you in', 'does not answer right now'],
])('%s says why a token opens nothing (%s)', async (path, code, title, more) => {
  answer = () => Response.json({ error: { code } }, { status: 401 });
  await open(`${path}?token=${freshToken()}`);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain(more);
});

it.each([
  ['/affiliates', 'This page is for affiliates'],
  ['/cardAuthorization', 'This form needs to be opened by a customer'],
  ['/agents', 'This site is for agents'],
])('%s asks nobody without a token', async (path, title) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(asked).toEqual([]);
});

it('a card is authorized by its own four digits and consent, and none of that is sent', async () => {
  answer = () => Response.json(CARDS);
  await open(`/cardAuthorization?token=${freshToken()}`);
  const field = await screen.findByLabelText('Last four digits of your Visa');
  const authorize = screen.getByRole('button', { name: 'Authorize Visa ···· 4242' }) as HTMLButtonElement;
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(field, { target: { value: '42x4 3' } });
  expect(screen.getByText('These are not the last four digits of the card.')).toBeDefined();
  expect(authorize.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '4242' } });
  fireEvent.click(authorize);
  expect(screen.getByText('Card ending in 4242 is authorized')).toBeDefined();
  expect(screen.getByText('All of your cards are authorized.')).toBeDefined();
  expect(asked).toHaveLength(1);
});

it.each([
  ['en', 'Your customers, AGENT7'],
  ['es', 'Tus clientes, AGENT7'],
  ['th', 'ลูกค้าของคุณ AGENT7'],
  ['zh-hant', '您的客戶，AGENT7'],
] as const)('SH1-14: an agent sees his customers’ numbers, in %s', async (language, title) => {
  answer = () => Response.json({ agentId: 'AGENT7', customerIds: ['ANN', 'TOM'] });
  await open(`/agents#token=${freshToken()}`, language);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ANN', 'TOM']);
});

it('an agent without customers is told so', async () => {
  answer = () => Response.json({ agentId: 'AGENT7', customerIds: [] });
  await open(`/agents#token=${freshToken()}`);
  expect(await screen.findByText('No customer of this agent has an open account.')).toBeDefined();
});
