import type { FairChange as Totals } from '@lineboard/domain/books/ticket-story/fair-change.schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ACCOUNT, CUSTOMER } from '../../../../testing/slip-examples.ts';
import { MantineParts } from '../../../ground/ui/MantineParts.tsx';
import { FairChange } from './FairChange.tsx';

const CALL = 'GET /api/fair-change';
const NOTHING: Totals = {
  acceptance: 'better',
  sinceMs: null,
  picks: 0,
  better: 0,
  worse: 0,
  mixed: 0,
  gaveCents: 0,
  costCents: 0,
  moneyless: 0,
};

let book: FakeBook;
beforeEach(() => {
  book = openFakeBook({ [CALL]: { body: NOTHING } });
  openTestPage();
});
const show = (): Promise<void> =>
  renderPart(
    <MantineParts>
      <FairChange />
    </MantineParts>,
  );
const rows = (): Array<string | null> =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('what the choice for moved prices came to', () => {
  it('stands beside the choice: counts, and sums with their signs', async () => {
    book.answers[CALL] = {
      body: {
        ...NOTHING,
        acceptance: 'close',
        sinceMs: Date.parse('2026-11-20T15:00:00Z'),
        picks: 41,
        better: 5,
        worse: 3,
        mixed: 1,
        gaveCents: 833,
        costCents: 1_250,
        moneyless: 2,
      },
    };
    await show();
    expect(screen.getByRole('combobox', { name: 'When odds change' })).toBeTruthy();
    await screen.findByText('Picks');
    expect(rows().slice(1)).toEqual([
      'Picks41',
      'At a better price or number5',
      'At a worse price or number3',
      'Number and price went against each other1',
      'Better prices gave+8.33',
      'Worse prices cost−12.50',
      'Together−4.17',
      'Moves in neither sum2',
    ]);
    expect(rows()[0]).toMatch(/^Since.*20/);
  });

  it('says so while no bet was placed with it', async () => {
    await show();
    expect(await screen.findByText('No bet was placed with this choice yet.')).toBeTruthy();
    expect(rows()).toEqual([]);
  });

  it('says that it loads, that it couldn’t be, and is asked again by hand', async () => {
    book.answers[CALL] = { status: 503, body: { error: { code: 'unavailable' } } };
    await show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t be loaded/);
    book.answers[CALL] = { body: NOTHING };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No bet was placed with this choice yet.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('saves another choice to the account, and is read anew then', async () => {
    await show();
    await screen.findByText('No bet was placed with this choice yet.');
    const settings = { ...CUSTOMER.settings, priceAcceptance: 'close20' } as const;
    const session = { online: true, customer: { ...CUSTOMER, settings }, balance: ACCOUNT.balance };
    book.answers['PUT /api/customer/price-acceptance'] = { status: 204 };
    book.answers['GET /api/session'] = { body: session };
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When odds change' });
    expect(choice.value).toBe('better');
    await userEvent.selectOptions(choice, 'Take better, or up to 20¢ or ½ pt worse');
    await waitFor(() => expect(book.calls.filter(({ path }) => path === '/api/fair-change')).toHaveLength(2));
    expect(book.calls).toContainEqual(
      expect.objectContaining({ method: 'PUT', body: { priceAcceptance: 'close20' } }),
    );
    expect(choice.value).toBe('close20');
  });

  it('keeps the choice that couldn’t be saved as it was, and says so', async () => {
    await show();
    book.answers['PUT /api/customer/price-acceptance'] = {
      status: 503,
      body: { error: { code: 'unavailable' } },
    };
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When odds change' });
    await userEvent.selectOptions(choice, 'Ask me');
    await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'));
    expect(choice.value).toBe('better');
  });

  it('stands below the switch that overrules it, which says so', async () => {
    await show();
    const rules = screen.getByRole('checkbox', {
      name: /^Ask me about every changed line.*the choice below/,
    });
    const choice = screen.getByRole('combobox', { name: 'When odds change' });
    expect(rules.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('status').textContent).toBe('On');
  });

  it('is the demo’s as it is, and so is the switch', async () => {
    openTestPage({ customer: { isDemo: true } });
    await show();
    const rules = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ask me about every/ });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When odds change' });
    expect([rules.disabled, choice.disabled]).toEqual([true, true]);
  });

  it('can’t be chosen where the account gave it up', async () => {
    openTestPage({ customer: { restrictions: [{ code: 'AUTOLINECH', params: {} }] } });
    await show();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When odds change' });
    expect([choice.value, choice.disabled]).toEqual(['none', true]);
  });
});
