import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ACCOUNT, CUSTOMER } from '../../../../testing/slip-examples.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { PriceAcceptanceChoice } from '../options/PriceAcceptanceChoice.tsx';
import { keepSlip } from './keep-slip.ts';
import { useSlip } from './slip-store.ts';

const PATH = '/api/customer/price-acceptance';

let stop: () => void = () => {};

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = (): FakeBook => {
  const book = openFakeBook({ [`PUT ${PATH}`]: { status: 204 } });
  openTestPage();
  stop = keepSlip();
  return book;
};

const saved = ({ calls }: FakeBook): unknown[] =>
  calls.filter(({ path }) => path === PATH).map(({ body }) => body);

/** The session as the book tells it, after a change on another device. */
const hear = (priceAcceptance: PriceAcceptance | null, fields: Partial<typeof CUSTOMER> = {}) =>
  useSession.getState().applySession({
    online: true,
    customer: { ...CUSTOMER, ...fields, settings: { ...CUSTOMER.settings, priceAcceptance } },
    balance: ACCOUNT.balance,
  });

const chosen = (): string => useSlip.getState().priceAcceptance;
const choose = async (...codes: string[]): Promise<void> => {
  await renderPart(<PriceAcceptanceChoice />);
  for (const code of codes)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When odds change' }), code);
};

it('the choice on moved prices is saved to the account, each in its turn', async () => {
  const book = start();
  await choose('close10', 'none', 'close20');
  await vi.waitFor(() =>
    expect(saved(book)).toEqual(
      ['close10', 'none', 'close20'].map((priceAcceptance) => ({ priceAcceptance })),
    ),
  );
  expect(chosen()).toBe('close20');
});

it('another device’s choice comes into the slip, and the account’s own when its customer signs in', async () => {
  start();
  expect(chosen()).toBe('better');
  hear('close');
  await vi.waitFor(() => expect(chosen()).toBe('close'));
  hear('none');
  await vi.waitFor(() => expect(chosen()).toBe('none'));
  useSession.setState({ shownCustomerId: null });
  hear('close20', { customerId: 'SOMEBODY' });
  await vi.waitFor(() => expect(chosen()).toBe('close20'));
});

it('what this device chose stays when the account tells nothing new', async () => {
  start();
  hear('close');
  await vi.waitFor(() => expect(chosen()).toBe('close'));
  useSlip.getState().choosePriceAcceptance('none');
  hear('close');
  hear(null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(chosen()).toBe('none');
});

it('an earlier choice that the account still tells doesn’t come back while a later one is being saved', async () => {
  let answer: (value: Response) => void = () => {};
  start();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await choose('close20', 'none');
  hear('close20');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(chosen()).toBe('none');
  answer(new Response(null, { status: 204 }));
  await vi.waitFor(() => answer(new Response(null, { status: 204 })));
});

it('a demo customer’s choice isn’t saved: everybody shares the account', async () => {
  const book = start();
  hear(null, { isDemo: true });
  await choose('close10');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(chosen()).toBe('close10');
  expect(saved(book)).toEqual([]);
});
