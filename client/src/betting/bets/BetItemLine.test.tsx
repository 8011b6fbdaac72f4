import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createItem } from '../../../testing/bet-examples.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { BetItemLine } from './BetItemLine.tsx';

const show = (changed: Parameters<typeof createItem>[0] = {}, language: Language = 'en'): Promise<void> =>
  renderPart(<BetItemLine item={createItem(changed)} hasPrice hasAmounts={false} hasMark />, language);
const choose = (priceType: 'A' | 'D' | 'F'): void =>
  act(() => useDeviceSettings.getState().changeSettings({ priceType }));

afterEach(() => useDeviceSettings.setState(useDeviceSettings.getInitialState()));

describe('an item of an open bet', () => {
  it('ENT1-54: writes its price as the price type says: A American, D decimal, F fractional', async () => {
    await show();
    const texts = (['A', 'D', 'F'] as const).map((priceType) => {
      choose(priceType);
      return screen.getByRole('strong').textContent;
    });
    expect(texts).toEqual(['−110', '1.91', '10/11']);
  });

  it('has the mark of the team in the bet, which screen readers skip', async () => {
    const total = { type: 'G', gameNum: 1, periodNumber: 0, market: 'E', side: 'team2Over' } as const;
    await show({ pick: total });
    await show();
    const [bills, chiefs] = [await screen.findByText('BI'), await screen.findByText('CH')];
    expect(bills.closest('p')?.textContent).toContain('Bills');
    expect(chiefs.closest('p')?.textContent).toContain('Chiefs −3½');
    expect(chiefs.getAttribute('aria-hidden')).toBe('true');
  });

  it('has no mark when the bet is on both teams, or neither', async () => {
    await show();
    await screen.findByText('CH');
    for (const side of ['over', 'under', 'draw'] as const) {
      const pick = {
        type: 'G',
        gameNum: 1,
        periodNumber: 0,
        market: side === 'draw' ? 'M' : 'L',
        side,
      } as const;
      await show({ pick });
    }
    expect(document.querySelectorAll('p [aria-hidden="true"]')).toHaveLength(1);
  });

  it('of a match says the games that decided it beside the sets of its final', async () => {
    const decided = { result: ['P', 'P'], score1: 1, score2: 2 } as const;
    await show({ ...decided, counted: { score1: 12, score2: 17 } });
    expect(
      screen.getByText('Final: Chiefs 1, Bills 2 · Counted for this bet: Chiefs 12, Bills 17'),
    ).toBeTruthy();
    await show({ ...decided, counted: null });
    expect(screen.getByText('Final: Chiefs 1, Bills 2')).toBeTruthy();
  });

  const askedLine = (): string | undefined =>
    [...document.querySelectorAll('p')].map((p) => p.textContent).find((text) => text.startsWith('Asked'));

  it.each([
    ['gave', { asked: { price: -115, points: -3.5 } }, 'Asked −3½ −115, got −3½ −110 · The move gave 4.35'],
    ['cost', { asked: { price: -105, points: -3.5 } }, 'Asked −3½ −105, got −3½ −110 · The move cost 4.76'],
    [
      'gave, of a win that was entered',
      { asked: { price: -115, points: -3.5 }, entered: 'toWin' as const },
      'Asked −3½ −115, got −3½ −110 · The move gave 5.00',
    ],
    ['a number, which has no sum', { asked: { price: -110, points: -3 } }, 'Asked −3 −110, got −3½ −110'],
    ['nothing: it got what was asked', { asked: { price: -110, points: -3.5 } }, undefined],
    ['nothing: less juice is no move', { asked: { price: -110, points: -3.5 }, finalPrice: -105 }, undefined],
    ['nothing: it wasn’t kept', { asked: null }, undefined],
    ['nothing: an older gateway', {}, undefined],
  ])('says what became of the line that was asked for: %s', async (_, changed, told) => {
    await show({ entered: 'risk', ...changed });
    // Points and their price stay in one line.
    expect(askedLine()).toBe(told?.replaceAll(/(?<=[½\d]) (?=−)/g, '\u00a0'));
  });

  it('says of the line that was asked for by its number alone where no price of its own pays', async () => {
    const item = createItem({ asked: { price: -130, points: -3 } });
    await renderPart(<BetItemLine item={item} hasPrice={false} hasAmounts={false} hasMark />, 'en');
    expect(askedLine()).toBe('Asked −3, got −3½');
    const priced = createItem({ asked: { price: -130, points: -3.5 } });
    document.body.replaceChildren();
    await renderPart(<BetItemLine item={priced} hasPrice={false} hasAmounts={false} hasMark />, 'en');
    expect(askedLine()).toBeUndefined();
  });

  it('ST1-46: says score and winner once it has its result', async () => {
    await show({ result: ['L', 'L'], score1: 17, score2: 24 });
    expect(document.body.textContent).toMatch(/Lost Final: Chiefs 17, Bills 24.*game won by Bills/);
  });

  it('ENT1-50.19: shows the book’s comment on it, as plain text', async () => {
    await show({ comments: 'Moved to a <b>neutral</b> field' });
    const note = screen.getByText('Moved to a <b>neutral</b> field');
    expect(note.closest('p')?.textContent).toBe('Note from the book: Moved to a <b>neutral</b> field');
  });

  it.each([
    ['en', /obvious error: it counts/],
    ['es', /error evidente/],
    ['th', /ความผิดพลาด/],
    ['zh-hant', /明顯錯誤/],
  ] as const)(
    'HR-83.3: says in %s what an operator decided about it, and quotes the operator’s own words',
    async (language, words) => {
      const ruling = {
        kind: 'obviousError',
        by: 'boss',
        price: -120,
        line: -10,
        ticketNumber: null,
      } as const;
      await show({ ruling, comments: 'Sorry about that', result: null }, language);
      expect((await screen.findByText(words)).textContent).toMatch(/Chiefs −3½ −110.*Chiefs −10 −120.*boss/);
      const note = screen.getByText('Sorry about that');
      expect([note.tagName, note.lang]).toEqual(['Q', '']);
    },
  );

  it('HR-82.6: says that it is under review, and no longer once that is decided', async () => {
    await show({ heldLate: true, result: null });
    expect(document.body.textContent).toContain('It is paid once we have looked at it.');
    const ruling = { kind: 'onTime', by: 'boss', price: null, line: null, ticketNumber: null } as const;
    await show({ heldLate: false, ruling, result: ['W', 'W'] });
    expect(screen.getByText(/it stands. Decided by boss/)).toBeTruthy();
  });

  it('HR-83.3, HR-85.2: says that it is no action, and which ticket replaced it', async () => {
    const of = { by: 'boss', price: null, line: null };
    const result = ['X', 'X'] as const;
    await show({ ruling: { kind: 'obviousError', ...of, ticketNumber: null }, result });
    expect(document.body.textContent).toContain('should not have stood: no action. Decided by boss.');
    await show({ ruling: { kind: 'obviousError', ...of, price: 100, ticketNumber: null }, result });
    expect(document.body.textContent).toContain('it should have been Chiefs −3½ +100: no action.');
    await show({ ruling: { kind: 'relatedLegs', ...of, ticketNumber: 100_017 }, result });
    expect(document.body.textContent).toContain('split into straights of equal stake, ticket 100017.');
  });

  it('ENT1-50.17: names the winner of a decided side', async () => {
    await show({ result: ['W', 'W'], score1: 24, score2: 17 });
    expect(document.body.textContent).toContain('game won by Chiefs');
  });

  it('ST1-46: names no winner next to a total, nor next to a part of the game', async () => {
    const pick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'L', side: 'over' } as const;
    await show({ pick, result: ['L', 'L'], score1: 17, score2: 24 });
    await show({
      pick: { ...pick, market: 'S', side: 'team1', periodNumber: 1 },
      result: ['L', 'L'],
      score1: 17,
      score2: 24,
    });
    expect(document.body.textContent).toContain('Final: Chiefs 17, Bills 24');
    expect(document.body.textContent).not.toContain('winner');
  });

  it('HR-40.5: says how many shared a place, and for how many places', async () => {
    await show({ result: ['W', 'W', { tied: 3, places: 1 }] });
    expect(document.body.textContent).toContain('Dead heat: 1 of 3');
  });

  it('ST1-46: shows neither of them before the result', async () => {
    await show({ score1: 17, score2: 24 });
    expect(document.body.textContent).toContain('Pending');
    expect(document.body.textContent).not.toMatch(/winner|Final/);
  });
});
