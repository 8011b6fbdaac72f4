import { placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createParlay } from '../../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { createGameQuote, SPREAD } from '../../../../testing/slip-examples.ts';
import { createI18n } from '../../../ground/i18n/i18n.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { useFilledBet } from '../../bets/filled-bet-store.ts';
import { SlipPanel } from '../SlipPanel.tsx';
import { useSlip } from '../state/slip-store.ts';

const FILLING = { ticketNumber: 7, wagerNumber: 1 };
const OPEN = createParlay(7, 1);
const SEEN = { price: -170, line: null, position: { epoch: 'e', clk: 7 } };
const MONEY_LINE = { ...SPREAD, market: 'M' } as const;
const OTHER_SIDES = [
  { ...SPREAD, side: 'team2' },
  { ...MONEY_LINE, side: 'team2' },
] as const;

const take = (...picks: Array<Parameters<ReturnType<typeof useSlip.getState>['togglePick']>[0]>): void =>
  act(() => {
    for (const pick of picks) {
      useSlip.getState().togglePick(pick, SEEN);
      const { items, applyQuotes } = useSlip.getState();
      applyQuotes(items.map(({ itemId }) => [itemId, createGameQuote(1)]));
    }
  });
const readAlert = (name: string): string =>
  within(screen.getByRole('region', { name })).getByRole('alert').textContent ?? '';

beforeEach(() => {
  openFakeBook({ [`GET /api/open-bets/${FILLING.ticketNumber}-${FILLING.wagerNumber}`]: { body: OPEN } });
  openTestPage();
});
afterEach(() => useFilledBet.setState({ bet: null }));

describe('picks that can’t be combined', () => {
  it.each(LANGUAGES)(
    'HR-11.5: a pick names the leg of the open play that it collides with, in %s',
    async (language) => {
      act(() => useSlip.getState().startFilling(FILLING, placedWagerOfBet(OPEN)));
      take(MONEY_LINE);
      await renderPart(<SlipPanel />, language);
      const i18n = createI18n(language);
      await i18n.loadNamespaces(['slip', 'wager']);
      const place = i18n.t('wager:placedLegNamed', { name: 'Away 1 −3½', number: 1 });
      expect(place).toMatch(/^Away 1 −3½.*1/);
      await screen.findByText((text) => text.includes(i18n.t('slip:hintOther', { name: place })));
    },
  );

  it('HR-11.5: the leg goes by its number until the bet is loaded', async () => {
    openFakeBook();
    act(() => useSlip.getState().startFilling(FILLING, placedWagerOfBet(OPEN)));
    take(MONEY_LINE);
    await renderPart(<SlipPanel />);
    expect(readAlert('Away 1')).toContain('with Pick 1 of the open bet');
  });

  it('HR-11.5: a pick that collides with several says the reason once and names them all', async () => {
    act(() => useSlip.getState().chooseWagerType('parlay'));
    take(MONEY_LINE, ...OTHER_SIDES);
    await renderPart(<SlipPanel />);
    expect(readAlert('Away 1')).toMatch(/^These picks are correlated.* · with Home 1 \+3½ · with Home 1$/);
  });
});
