import type { OwnLimitsAnswer } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { MantineParts } from '../../../ground/ui/MantineParts.tsx';
import { OwnLimits } from './OwnLimits.tsx';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-20T15:00:00Z');
const LIMITS = 'own-limits';
const answer = (fields: Partial<OwnLimitsAnswer> = {}): OwnLimitsAnswer => ({
  timeOut: null,
  limits: [],
  realityCheckMinutes: 0,
  nowMs: NOW_MS,
  ...fields,
});
const STAKES = {
  kind: 'stake',
  period: 'day',
  amount: 10_000,
  next: null,
  used: 2_500,
  endsMs: NOW_MS,
} as const;

let book: FakeBook;
beforeEach(() => {
  book = openFakeBook({ [`GET /api/customer/${LIMITS}`]: { body: answer() } });
  openTestPage();
});
const show = async (given: OwnLimitsAnswer = answer()): Promise<void> => {
  book.answers[`GET /api/customer/${LIMITS}`] = { body: given };
  await renderPart(
    <MantineParts>
      <OwnLimits />
    </MantineParts>,
  );
  await screen.findByText(/A tighter limit holds right away/);
};
const puts = () => book.calls.filter(({ method }) => method !== 'GET');

describe('limits that customers set for themselves', () => {
  it('OWN-1: says what is left of a limit, and sets a new one in cents', async () => {
    await show(answer({ limits: [STAKES] }));
    const row = within(screen.getByRole('list', { name: 'Your limits' })).getByRole('listitem');
    expect(row.textContent).toContain('Stakes per day100.00 75.00 left');
    const loss = { ...STAKES, kind: 'loss', period: 'week', amount: 5_050, used: 0 } as const;
    book.answers[`PUT /api/customer/${LIMITS}/loss/week`] = { body: answer({ limits: [STAKES, loss] }) };
    fireEvent.change(screen.getByLabelText('Limit'), { target: { value: 'loss.week' } });
    await userEvent.type(screen.getByLabelText('Amount'), '50.50');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(puts()).toEqual([
      { method: 'PUT', path: `/api/customer/${LIMITS}/loss/week`, body: { amount: 5_050 } },
    ]);
    expect(await screen.findByText('50.50 left')).toBeTruthy();
  });

  it.each([
    ['stake.day', 'Amount', '-5', 'Enter an amount like 100 or 99.50.'],
    ['stake.day', 'Amount', '', 'Enter an amount like 100 or 99.50.'],
    ['time.day', 'Minutes', '14', 'Enter 15 to 1,440 minutes.'],
    ['time.day', 'Minutes', '90.5', 'Enter 15 to 1,440 minutes.'],
  ])('OWN-1: asks nothing of %s by %s “%s”', async (name, label, typed, fault) => {
    await show();
    fireEvent.change(screen.getByLabelText('Limit'), { target: { value: name } });
    if (typed !== '') await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(screen.getByText(fault)).toBeTruthy();
    expect(puts()).toEqual([]);
  });

  it('OWN-1: sets a limit of nothing only after a second question', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Amount'), '0{Enter}');
    expect(puts()).toEqual([]);
    const question = within(screen.getByRole('group', { name: 'Set limit' }));
    expect(question.getByText(/A looser limit takes 24 hours/)).toBeTruthy();
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(document.activeElement!);
    expect(puts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    const none = { ...STAKES, amount: 0 };
    book.answers[`PUT /api/customer/${LIMITS}/stake/day`] = { body: answer({ limits: [none] }) };
    await userEvent.click(screen.getByRole('button', { name: 'Set 0.00' }));
    expect(puts().map(({ body }) => body)).toEqual([{ amount: 0 }]);
  });

  it('OWN-2: shows a looser limit that waits, and takes it back', async () => {
    await show(answer({ limits: [{ ...STAKES, next: { amount: 20_000, atMs: NOW_MS + DAY_MS } }] }));
    expect(screen.getByText(/200\.00 from Sat, Nov 21/)).toBeTruthy();
    book.answers[`PUT /api/customer/${LIMITS}/stake/day`] = { body: answer({ limits: [STAKES] }) };
    await userEvent.click(screen.getByRole('button', { name: 'Keep 100.00' }));
    expect(puts()[0]?.body).toEqual({ amount: 10_000 });
    expect(screen.queryByText(/200\.00 from/)).toBeNull();
  });

  it('OWN-2: removes a limit only after a day, and says so', async () => {
    await show(answer({ limits: [STAKES] }));
    const ending = { ...STAKES, next: { amount: null, atMs: NOW_MS + DAY_MS } };
    book.answers[`PUT /api/customer/${LIMITS}/stake/day`] = { body: answer({ limits: [ending] }) };
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Stakes per day' }));
    expect(puts()[0]?.body).toEqual({ amount: null });
    expect(await screen.findByText(/No limit from Sat, Nov 21/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove: Stakes per day' })).toBeNull();
  });

  it('OWN-8: starts a time-out only after a second question, and says until when', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('How long'), { target: { value: 'week' } });
    await userEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
    expect(puts()).toEqual([]);
    const timeOut = { length: 'week', beganAtMs: NOW_MS, endsAtMs: NOW_MS + 7 * DAY_MS } as const;
    book.answers['PUT /api/customer/time-out'] = { body: answer({ timeOut }) };
    const group = screen.getByRole('group', { name: 'Take a time-out' });
    expect(document.activeElement).toBe(within(group).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(group).getByRole('button', { name: 'Start time-out' }));
    expect(puts()).toEqual([{ method: 'PUT', path: '/api/customer/time-out', body: { length: 'week' } }]);
    expect((await screen.findByRole('status')).textContent).toContain('until Fri, Nov 27');
  });

  it('OWN-8: offers to end an open-ended time-out when that is allowed, by the book’s clock', async () => {
    const timeOut = { length: 'untilAsked', beganAtMs: NOW_MS, endsAtMs: null } as const;
    await show(answer({ timeOut, nowMs: NOW_MS + 183 * DAY_MS - 1 }));
    expect(screen.queryByRole('button', { name: 'Ask for its end' })).toBeNull();
    document.body.replaceChildren();
    await show(answer({ timeOut, nowMs: NOW_MS + 183 * DAY_MS }));
    book.answers['DELETE /api/customer/time-out'] = {
      status: 422,
      body: { error: { code: 'timeOutStands' } },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Ask for its end' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This time-out can’t be ended yet.');
  });

  it('says that nothing could be loaded, and tries again', async () => {
    book.answers[`GET /api/customer/${LIMITS}`] = 'lost';
    await renderPart(
      <MantineParts>
        <OwnLimits />
      </MantineParts>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Your limits couldn’t be loaded.');
    book.answers[`GET /api/customer/${LIMITS}`] = { body: answer() };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have set no limits.')).toBeTruthy();
  });
});
