import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import {
  createGameQuote,
  createOpenTeaser,
  SPREAD_SEEN,
  spreadIdOf,
  spreadOf,
} from '../../../../testing/slip-examples.ts';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

/** Answers the dialog's question. */
const answer = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** The moneyline of the first game, which no parlay takes together with its spread. */
const pickMoneyLine = (): void =>
  act(() => {
    const moneyLine = { ...spreadOf(1), market: 'M' } as const;
    useSlip.getState().togglePick(moneyLine, { ...SPREAD_SEEN, line: null });
    useSlip.getState().applyQuotes([[keyOfPick(moneyLine), createGameQuote(1)]]);
  });

describe('choosing the wager type', () => {
  it('shows every type, with the chosen one marked and explained in one sentence', async () => {
    await show();
    const types = within(screen.getByRole('group', { name: 'Wager type' })).getAllByRole('button');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Straight',
      'Parlay',
      'Teaser',
      'Progressive',
      'If win only',
      'If win or push',
      'Action reverse',
    ]);
    await press('Parlay');
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/one loss loses the whole risk/)).toBeTruthy();
  });

  it('ERR1-05, ST1-19, ST1-22: with picks asks in the specification’s words; cancel keeps them', async () => {
    pick(1);
    await show();
    await press('Parlay');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Changing wager types will remove some of your selections. Continue?',
    );
    await answer('Cancel');
    expect(screen.getByRole('button', { name: 'Straight' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
  });

  it('ST1-20: continue clears the picks', async () => {
    pick(1);
    await show();
    await press('Parlay');
    await answer('Continue');
    expect(screen.queryByRole('region', { name: 'Away 1 −3½' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says how many picks are removed, and restores those that the new bet takes', async () => {
    pick(1, 2);
    act(() => useSlip.getState().enterAmountForAll('base', 1_000));
    const seen = useSlip.getState().items.map(({ seen: line }) => line);
    await show();
    await press('Parlay');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2 picks come off. You can keep those that fit the new bet.');
    await answer('Continue');
    expect(screen.getByRole('region', { name: '2 picks were taken off' })).toBeTruthy();
    await press('Bring back 2 picks that fit');
    const { items } = useSlip.getState();
    expect(items.map((item) => [item.seen, item.amountCents])).toEqual(seen.map((line) => [line, null]));
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
    expect(screen.queryByText(/taken off/)).toBeNull();
  });

  it('one press changes the bet and keeps the picks that the new one takes', async () => {
    pick(1, 2);
    pickMoneyLine();
    await show();
    await press('Parlay');
    await answer('Keep 2 picks');
    expect(useSlip.getState()).toMatchObject({ options: { wagerType: 'parlay' }, takenOff: null });
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2].map(spreadIdOf));
  });

  it('a pick that the new bet refuses stays off, and so do all once the customer says so', async () => {
    pick(1);
    pickMoneyLine();
    await show();
    await press('Parlay');
    await answer('Continue');
    // The winner and the margin are not independent: a parlay takes only one of them.
    expect(screen.getByRole('button', { name: 'Bring back 1 pick that fits' })).toBeTruthy();
    await press('Close the notice');
    expect(screen.queryByText(/taken off/)).toBeNull();
    expect(useSlip.getState().items).toEqual([]);
  });

  const chooseTeaser = (teaserName: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Teaser' }), { target: { value: teaserName } });

  it('ERR1-06, ST1-25: another teaser asks in the specification’s words and closes the bet', async () => {
    await show();
    await press('Teaser');
    pick(1);
    chooseTeaser('T tp 7/5');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Change teaser type will close your current bet process, continue');
    await answer('Continue');
    expect(screen.queryByRole('region', { name: 'Away 1 −3½' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Teaser' })).toHaveProperty('value', 'T tp 7/5');
  });

  it('ERR1-06, ST1-25: another teaser says so while an open teaser is filled, and ends the filling', async () => {
    await show();
    act(() => useSlip.getState().startFilling({ ticketNumber: 100_007, wagerNumber: 1 }, createOpenTeaser()));
    expect(screen.getByText(/100007-1/)).toBeTruthy();
    chooseTeaser('T tp 7/5');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Change teaser type will close your current open bet process, continue',
    );
    await answer('Continue');
    expect(screen.queryByText(/100007-1/)).toBeNull();
    expect(useSlip.getState().options).toMatchObject({ teaserName: 'T tp 7/5', filling: null });
  });
});

describe('the teasers to choose from', () => {
  const readNames = () =>
    within(screen.getByRole('combobox', { name: 'Teaser' }))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);

  it('CON1-08: the book’s rules may order them by name, the last first', async () => {
    await show();
    await press('Teaser');
    const names = readNames();
    act(() => useSlip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, orderByTeaserName: true }));
    expect(readNames()).not.toEqual(names);
    expect(readNames()).toEqual(names.toSorted().toReversed());
  });

  it('ST1-24: begins with the one that the rules name', async () => {
    act(() => useSlip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, defaultTeaserName: 'T tp 7/5' }));
    await show();
    await press('Teaser');
    expect(screen.getByRole('combobox', { name: 'Teaser' })).toHaveProperty('value', 'T tp 7/5');
  });

  it('CALL1-21, CALL1-22, CALL2-21, CALL2-22: are the book’s, each with its sports, teams and prices', async () => {
    const own = {
      ...DEFAULT_HOUSE_RULES.teasers[0]!,
      teaserName: 'T tp 5/3',
      points: { Football: 5 },
      payCards: { 2: -105, 3: 190 },
    };
    act(() => useSlip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, teasers: [own] }));
    await show();
    await press('Teaser');
    expect(readNames()).toEqual(['T tp 5/3']);
    expect(document.querySelector('option')?.textContent).toBe('5 pts football, ties push');
    expect(document.querySelector('dl')?.textContent).toBe('2 teams−1053 teams+190');
    expect(document.body.textContent).not.toMatch(/basketball/i);
  });
});
