import { useNavigate } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { pickMoneyLine } from '../../../../testing/open-test-slip.ts';
import { createOpenTeaser, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { Dialogs } from '../../../page/shell/Dialogs.tsx';
import { SlipPanel } from '../SlipPanel.tsx';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

/** Answers the dialog's question. */
const answer = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const chooseTeaser = (teaserName: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Teaser' }), { target: { value: teaserName } });

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

  it('asks nothing where the new bet takes all picks', async () => {
    pick(1, 2);
    await show();
    await press('Parlay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Away 2 −3½' })).toBeTruthy();
  });

  it('ERR1-05, ST1-19, ST1-22: asks in the specification’s words where picks come off; cancel keeps them', async () => {
    pick(1);
    act(() => pickMoneyLine(useSlip, 1));
    await show();
    await press('Parlay');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Changing wager types will remove some of your selections. Continue?' +
        '1 pick doesn’t fit the new bet and comes off.',
    );
    await answer('Cancel');
    expect(screen.getByRole('button', { name: 'Straight' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
  });

  it('ST1-20: continue takes off the picks that don’t fit, and says how many', async () => {
    pick(1, 2);
    // The winner and the margin are not independent: a parlay takes only one of them.
    act(() => pickMoneyLine(useSlip, 1));
    await show();
    await press('Parlay');
    await answer('Continue');
    expect(screen.getByRole('region', { name: '1 pick was taken off' }).textContent).toContain(
      'It comes back with a wager type that takes it.',
    );
    expect(useSlip.getState().options.wagerType).toBe('parlay');
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2].map(spreadIdOf));
    await press('Straight');
    expect(screen.queryByRole('region', { name: '1 pick was taken off' })).toBeNull();
    expect(useSlip.getState().items).toHaveLength(3);
  });

  it('the question goes with its page', async () => {
    act(() => pickMoneyLine(useSlip, 1));
    const Leave = () => {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate({ to: '/openBets' })}>
          Leave
        </button>
      );
    };
    await renderPart(
      <>
        <SlipPanel />
        <Dialogs />
        <Leave />
      </>,
    );
    await press('Teaser');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    fireEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useSlip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'straight' } });
  });

  it('another teaser restores the picks that it takes, or forgets them when the customer says so', async () => {
    await show();
    await press('Teaser');
    pick(1, 2);
    chooseTeaser('T tp 7/5');
    await answer('Continue');
    expect(screen.getByRole('region', { name: '2 picks were taken off' })).toBeTruthy();
    await press('Bring back 2 picks that fit');
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2].map(spreadIdOf));
    expect(screen.queryByText(/taken off/)).toBeNull();
    chooseTeaser('T tp 6/4');
    await answer('Continue');
    await press('Close the notice');
    expect(screen.queryByText(/taken off/)).toBeNull();
    expect(useSlip.getState().items).toEqual([]);
  });

  it('another teaser may keep the picks at once', async () => {
    await show();
    await press('Teaser');
    pick(1, 2);
    chooseTeaser('T tp 7/5');
    await answer('Keep 2 picks');
    expect(useSlip.getState()).toMatchObject({ options: { teaserName: 'T tp 7/5' }, takenOff: null });
    expect(useSlip.getState().items).toHaveLength(2);
  });

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
    expect(await screen.findByText(/100007-1/)).toBeTruthy();
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
