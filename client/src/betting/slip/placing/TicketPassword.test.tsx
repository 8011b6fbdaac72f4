import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { pickSpreads, restricted } from '../../../../testing/open-test-slip.ts';
import { pressTwice } from '../../../../testing/press-twice.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { createAccepted, createGameQuote, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { useLineState } from '../../../ground/live/line-state.ts';
import { SlipPanel } from '../SlipPanel.tsx';
import { useSlip } from '../state/slip-store.ts';

const BET = 'Risk 110.00 to win 100.00';
let book: FakeBook;

const fill = (): void =>
  act(() => {
    pickSpreads(useSlip, 1);
    useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
  });

const passwordField = (): HTMLElement | null => screen.queryByLabelText('Password');
const enterPassword = (value: string): void => {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value } });
};
const paths = (): string[] => book.calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  book = openFakeBook();
  openTestPage({ customer: restricted('MOVER') });
});

describe('a customer with MOVER', () => {
  it('ST2-07, ST2-08, VAL2-57: first presses Continue, then the process button and the password field appear', async () => {
    fill();
    await renderPart(<SlipPanel />);
    expect(passwordField()).toBeNull();
    expect(screen.queryByRole('button', { name: BET })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(passwordField()).not.toBeNull();
    expect(screen.getByRole('button', { name: BET })).toBeTruthy();
  });

  it('ST2-08: the button does not appear before the ticket is ready', async () => {
    act(() => pickSpreads(useSlip, 1));
    await renderPart(<SlipPanel />);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('ST2-07: has to press Continue again after an edit', async () => {
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    act(() => useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 22_000));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(passwordField()).toBeNull();
  });

  it('VAL2-57, CALL2-14, ENT2-15.11: the password is checked for this ticket’s key before the ticket goes out', async () => {
    book.answers['POST /api/tickets/password'] = { body: { resultCode: 0 } };
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    enterPassword('secret');
    await pressTwice(BET);
    expect(await screen.findByText('Ticket accepted')).toBeTruthy();
    expect(paths()).toEqual(['POST /api/tickets/password', 'POST /api/tickets']);
    const [check, ticket] = book.calls.map(({ body }) => body as Record<string, unknown>);
    expect(check).toEqual({ ticket, password: 'secret' });
    expect(JSON.stringify(ticket)).not.toContain('secret');
  });

  it('VAL2-57: the ticket that the password was given for is sent unchanged, though its price got better meanwhile', async () => {
    book.answers['POST /api/tickets/password'] = () => {
      const better = createGameQuote(1, { spreadAdj1: -105, version: 9 });
      act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), better]]));
      return { body: { resultCode: 0 } };
    };
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    enterPassword('secret');
    await pressTwice(BET);
    expect(await screen.findByText('Ticket accepted')).toBeTruthy();
    const [check, ticket] = book.calls.map(({ body }) => body as Record<string, unknown>);
    expect(check?.['ticket']).toEqual(ticket);
    expect(ticket).toMatchObject({ items: [{ seenPrice: -110 }] });
  });

  it('HR-32.5: nothing is sent at prices that got old while the password was checked', async () => {
    book.answers['POST /api/tickets/password'] = () => {
      act(() => useLineState.getState().applyLineState({ connection: 'stale', staleSinceMs: Date.now() }));
      return { body: { resultCode: 0 } };
    };
    book.answers['POST /api/tickets'] = ({ body }) => ({ body: createAccepted(body as never) });
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    enterPassword('secret');
    await pressTwice(BET);
    await screen.findByRole('button', { name: /^Prices/ });
    expect(paths()).toEqual(['POST /api/tickets/password']);
    expect(useSlip.getState().ticket.stage).toBe('editing');
  });

  it('VAL2-58, ERR2-06: a wrong password shows "Incorrect password", scrolled to, and places nothing', async () => {
    book.answers['POST /api/tickets/password'] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    enterPassword('wrong');
    scrolled.mockClear();
    await pressTwice(BET);
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password');
    expect(scrolled).toHaveBeenCalledWith({ block: 'end' });
    expect(paths()).toEqual(['POST /api/tickets/password']);
    expect(passwordField()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(passwordField());
    expect(useSlip.getState().ticket.stage).toBe('editing');
    scrolled.mockRestore();
  });

  it('an empty password is not sent', async () => {
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pressTwice(BET);
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password');
    expect(paths()).toEqual([]);
  });

  it('a check that got no answer says so and places nothing', async () => {
    book.answers['POST /api/tickets/password'] = 'lost';
    fill();
    await renderPart(<SlipPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    enterPassword('secret');
    await pressTwice(BET);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/No connection/));
    expect(paths()).not.toContain('POST /api/tickets');
  });
});

describe('the password setting', () => {
  it('VAL2-56, SCR2-24: asks everybody for the password, without Continue', async () => {
    openTestPage({ site: { ticketPassword: true } });
    fill();
    await renderPart(<SlipPanel />);
    expect(passwordField()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('asks nobody else when it is off', async () => {
    openTestPage();
    fill();
    await renderPart(<SlipPanel />);
    expect(passwordField()).toBeNull();
  });

  it('CALL1-53: encrypts with its own token where the site encrypts', async () => {
    openTestPage({ site: { ticketPassword: true, encryptPasswords: true } });
    book.answers['POST /api/session/token'] = { body: { resultMessage: '0123456789abcdef', key: 'k1' } };
    book.answers['POST /api/tickets/password'] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    fill();
    await renderPart(<SlipPanel />);
    enterPassword('secret');
    await pressTwice(BET);
    await screen.findByRole('alert');
    const sent = book.calls.at(-1)?.body as Record<string, unknown>;
    expect(sent['key']).toBe('k1');
    expect(sent['password']).not.toBe('secret');
  });
});
