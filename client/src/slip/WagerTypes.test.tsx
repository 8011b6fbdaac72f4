import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../testing/fake-book.ts';
import { openTestPage } from '../../testing/open-test-page.ts';
import { pickSpreads, restricted } from '../../testing/open-test-slip.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { createGameQuote, createOpenParlay, spreadIdOf } from '../../testing/slip-examples.ts';
import { Dialogs } from '../shell/Dialogs.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { useSlip } from './slip-store.ts';

const show = async (): Promise<void> => {
  await renderPart(
    <>
      <SlipPanel />
      <Dialogs />
    </>,
  );
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const pick = (...gameNums: number[]): void => act(() => pickSpreads(useSlip, ...gameNums));
const enter = (name: string, text: string): void => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const action = (): string | null => document.querySelector('[data-kind]:is(button)')?.textContent ?? null;

beforeEach(() => {
  openFakeBook();
  openTestPage();
});

describe('choosing the wager type', () => {
  it('every type is there, the chosen one is marked and explained in one sentence', async () => {
    await show();
    const types = within(screen.getByRole('group', { name: 'Wager type' })).getAllByRole('button');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Straight',
      'Parlay',
      'Teaser',
      'If win only',
      'If win or push',
      'Action reverse',
    ]);
    await press('Parlay');
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/one loss costs the whole risk/)).toBeTruthy();
  });

  it('ERR1-05, ST1-19, ST1-22: with picks it asks in the specification’s words; cancel keeps them', async () => {
    pick(1);
    await show();
    await press('Parlay');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Changing wager types will remove some of your selections. Continue?',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Straight' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
  });

  it('ST1-20: continue clears the picks', async () => {
    pick(1);
    await show();
    await press('Parlay');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }),
    );
    expect(screen.queryByRole('region', { name: 'Away 1 −3½' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('ERR1-06: another teaser asks in the specification’s words, naming an open play that it closes', async () => {
    await show();
    await press('Teaser');
    pick(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Teaser' }), { target: { value: 'T tp 7/5' } });
    const words = 'Change teaser type will close your current bet process, continue';
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    const { pendingChange } = useSlip.getState();
    act(() => useSlip.setState({ pendingChange: { ...pendingChange!, closesOpenPlay: true } }));
    expect(screen.getByRole('dialog').textContent).toContain('close your current open bet process, continue');
  });
});

describe('a parlay', () => {
  it('ST2-16: has one amount, both ways, and the action is the bet', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('textbox', { name: /^Risk on Away/ })).toBeNull();
    enter('Risk on the ticket', '100');
    expect(screen.getByRole('textbox', { name: 'To win on the ticket' })).toHaveProperty('value', '264.46');
    expect(action()).toBe('Risk 100.00 to win 264.46');
  });

  it('with one pick the action says what is missing, and nothing is marked as wrong', async () => {
    await show();
    await press('Parlay');
    pick(1);
    expect(action()).toBe('Too few picks for this wager');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('HR-4: the maximum of the ticket is entered by a tap', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    await press('Max 500');
    expect(screen.getByRole('textbox', { name: 'Risk on the ticket' })).toHaveProperty('value', '500.00');
  });

  it('ERR2-07, VAL2-22: picks that exclude each other are named on both, and on the ticket', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    act(() => {
      const seen = { price: -170, line: null, position: { epoch: 'e', clk: 7 } };
      const moneyLine = { type: 'G', gameNum: 1, periodNumber: 0, wagerType: 'M', side: 'team1' } as const;
      useSlip.getState().togglePick(moneyLine, seen);
      useSlip.getState().applyQuotes({ 'G.1.0.M.team1': createGameQuote(1) });
    });
    enter('Risk on the ticket', '100');
    expect(within(screen.getByRole('region', { name: 'Away 1' })).getByRole('alert').textContent).toContain(
      'with Away 1 −3½',
    );
    expect(
      screen.getByText('Please review your parlay combinations, some picks are no valid!', { exact: false }),
    ).toBeTruthy();
  });

  it('VAL2-27, VAL2-28, HR-14: a round robin of three picks names its parlays and what they risk', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('group', { name: 'Round robin' })).toBeNull();
    pick(3);
    await press(/Parlays of 2: 3 parlays/);
    enter('Amount of each parlay', '10');
    expect(screen.getByText('3 parlays, risk 30.00 in all')).toBeTruthy();
    expect(action()).toMatch(/^Risk 30\.00 to win/);
  });

  it('VAL2-29, ROLE2-05: DROUNDR hides the round robin', async () => {
    openTestPage({ customer: restricted('DROUNDR') });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    expect(screen.queryByRole('group', { name: 'Round robin' })).toBeNull();
  });

  it('ROLE1-20, VAL1-16: open spots show with PLOPEN alone, and say their deadline', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('group', { name: 'Open spots' })).toBeNull();
    act(() => openTestPage({ customer: restricted('PLOPEN') }));
    await press('Parlay');
    pick(1, 2);
    expect(screen.getByText(/until 7 days after the last graded leg/)).toBeTruthy();
    await press('One open spot more');
    expect(useSlip.getState().options.openSpots).toBe(1);
  });

  it('ERR2-08, ERR2-09: open spots over a round robin say so in capitals, until the notice is closed', async () => {
    openTestPage({ customer: restricted('PLOPEN') });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    await press(/Parlays of 2: 3 parlays/);
    await press('One open spot more');
    expect(screen.getByRole('alert').textContent).toBe('OPEN SPOTS ARE ONLY AVAILABLE FOR SINGLE PARLAYS');
    await press('Close the notice');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a teaser', () => {
  it('CON1-06, CON1-07: teasers are listed by category and prefix', async () => {
    await show();
    await press('Teaser');
    const groups = [...screen.getByRole('combobox', { name: 'Teaser' }).querySelectorAll('optgroup')];
    expect(groups.map(({ label }) => label)).toEqual(['Standard', 'Pleasers']);
    const prefixes = groups.map((group) =>
      [...group.querySelectorAll('option')].map(({ value }) => value.split(' ').slice(0, 2).join(' ')),
    );
    expect(prefixes.map((names) => [...new Set(names)])).toEqual([
      ['T tp', 'T tl', 'T tw'],
      ['Pleaser tp', 'Pleaser tl'],
    ]);
  });

  it('HR-12, ENT2-17: shows the old and the moved line, the price by teams, and no price of the pick', async () => {
    await show();
    await press('Teaser');
    pick(1, 2);
    const card = screen.getByRole('region', { name: 'Away 1 +2½' });
    expect(card.textContent).toContain('−3½ → +2½ 6 points your way');
    expect(card.textContent).not.toContain('−110');
    const current = document.querySelector('[data-current="true"]');
    expect(current?.textContent).toBe('2 teams−110');
  });

  it('VAL2-35: points are not for sale on a teaser, and are on a straight', async () => {
    pick(1);
    await show();
    expect(screen.getByRole('combobox', { name: 'Points on Away 1 −3½' })).toBeTruthy();
    act(() => useSlip.getState().clear());
    await press('Teaser');
    pick(1);
    expect(screen.queryByRole('combobox', { name: /^Points on/ })).toBeNull();
  });
});

describe('points', () => {
  it('ENT2-14, VAL2-31: each choice says points, price and what it is', async () => {
    pick(1);
    await show();
    const choices = screen.getByRole('combobox', { name: 'Points on Away 1 −3½' });
    const texts = [...choices.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(texts.slice(0, 2)).toEqual(['−3½ −110 · as it stands', '−3 −135 · buy ½']);
    fireEvent.change(choices, { target: { value: '1' } });
    expect(screen.getByRole('region', { name: 'Away 1 −3' }).textContent).toContain('−135');
  });

  it('VAL2-33: a game that prevents it has no choice of points', async () => {
    pick(1);
    act(() =>
      useSlip.getState().applyQuotes({
        [spreadIdOf(1)]: createGameQuote(1, { version: 8 }, { preventPointBuyingFlag: true }),
      }),
    );
    await show();
    expect(screen.queryByRole('combobox', { name: /^Points on/ })).toBeNull();
  });
});

describe('if bets and reverses', () => {
  it('VAL2-23, VAL2-24: later fields wait for the amounts before them', async () => {
    await show();
    await press('If win only');
    pick(1, 2);
    const second = screen.getByRole('textbox', { name: 'Risk on Away 2 −3½' });
    expect(second).toHaveProperty('disabled', true);
    enter('Risk on Away 1 −3½', '110');
    expect(second).toHaveProperty('disabled', false);
    expect(screen.getByText('if it wins')).toBeTruthy();
  });

  it('HR-20: the order is changed from the keyboard', async () => {
    await show();
    await press('If win or push');
    pick(1, 2);
    screen.getByRole('button', { name: /Bet Away 2 −3½ before Away 1 −3½/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([2, 1].map(spreadIdOf));
  });

  it('VAL2-25: an action reverse of three picks says that it takes two', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2, 3);
    expect(action()).toBe('An action reverse takes exactly 2 picks');
  });

  it('VAL2-26, ST2-17: ARBC says that it takes three, and with them what it can cost', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2);
    await userEvent.click(screen.getByRole('switch', { name: 'Birdcage (ARBC)' }));
    expect(action()).toBe('A birdcage takes at least 3 picks');
    pick(3);
    enter('Base amount of each pick', '100');
    expect(screen.getByText(/6 bets/)).toBeTruthy();
    expect(action()).toBe('Risk 660.00 to win 1,200.00');
  });

  it('ERR2-03, VAL2-13: an action reverse above its maximum says "Amount exceeded" on the pick', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2);
    enter('Base amount of each pick', '5000');
    const card = screen.getByRole('region', { name: 'Away 1 −3½' });
    expect(within(card).getByRole('alert').textContent).toMatch(/^Amount exceeded · Max risk/);
  });
});

describe('free play, rolling if and open plays', () => {
  it('VAL2-47: free play shows its balance where there is one, and what it can cost', async () => {
    pick(1);
    await show();
    expect(screen.queryByRole('switch', { name: /Free play/ })).toBeNull();
    act(() => openTestPage({ freePlayBalanceCents: 20_000 }));
    pick(1);
    await userEvent.click(screen.getByRole('switch', { name: 'Free play · 200.00 left' }));
    enter('Risk on Away 1 −3½', '55');
    expect(screen.getByText('Free play staked')).toBeTruthy();
  });

  it('VAL2-52: a price beyond 140 says why free play is off', async () => {
    openTestPage({ freePlayBalanceCents: 20_000 });
    pick(1);
    act(() =>
      useSlip
        .getState()
        .applyQuotes({ [spreadIdOf(1)]: createGameQuote(1, { spreadAdj1: -145, version: 8 }) }),
    );
    act(() => useSlip.getState().acceptChanges());
    await show();
    expect(screen.getByRole('switch', { name: /Free play/ })).toHaveProperty('disabled', true);
    expect(screen.getByText('Free play takes prices up to 140 only')).toBeTruthy();
  });

  it('VAL2-36, VAL2-37: the rolling-if button shows for accounts with the flag, and not with free play', async () => {
    pick(1);
    await show();
    expect(screen.queryByRole('link', { name: 'Roll from an open bet' })).toBeNull();
    act(() => openTestPage({ customer: { enableRifFlag: true }, freePlayBalanceCents: 20_000 }));
    pick(1);
    const link = screen.getByRole('link', { name: 'Roll from an open bet' });
    expect(link.getAttribute('href')).toContain('/openBets?rif=true');
    act(() => useSlip.getState().setFreePlay(true));
    expect(screen.queryByRole('link', { name: 'Roll from an open bet' })).toBeNull();
  });

  it('HR-25: the parent is named, with what it brings, and can be let go', async () => {
    openTestPage({ customer: { enableRifFlag: true } });
    pick(1);
    act(() =>
      useSlip.getState().chooseParentRif({ ticketNumber: 7, wagerNumber: 2 }, true, createOpenParlay()),
    );
    await show();
    const banner = screen.getByRole('region', { name: 'Rolls from bet 7-2' });
    expect(banner.textContent).toContain('Risk 100.00 to win 90.91');
    await press('Don’t roll from this bet');
    expect(useSlip.getState().options.parentRif).toBeNull();
  });

  it('HR-15: the open play is named with its spots and its deadline; the action adds to its ticket', async () => {
    act(() => useSlip.getState().startFilling({ ticketNumber: 7, wagerNumber: 2 }, createOpenParlay()));
    pick(1);
    await show();
    const banner = screen.getByRole('region', { name: 'Filling open spots of bet 7-2' });
    expect(banner.textContent).toContain('2 open spots');
    expect(banner.textContent).toContain('Until 7 days after its last graded leg');
    expect(action()).toBe('Add 1 pick to ticket 7');
    await press('Stop filling this bet');
    expect(useSlip.getState().options.filling).toBeNull();
  });
});
