import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { restricted } from '../../../testing/open-test-slip.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { createGameQuote, spreadIdOf } from '../../../testing/slip-examples.ts';
import { enter, pick, press, pressAction } from '../../../testing/slip-panel.tsx';
import { SlipAside } from './SlipAside.tsx';
import { useSlip } from './state/slip-store.ts';

const show = async (...gameNums: number[]): Promise<void> => {
  pick(...gameNums);
  await renderPart(<SlipAside />);
  await screen.findByRole('button', { name: 'Remove Away 1 −3½' });
};
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  openFakeBook();
  openTestPage();
});

describe('the focus stays in the slip', () => {
  it('when the pick that had it is removed, and when the last one is', async () => {
    await show(1, 2);
    await press('Remove Away 2 −3½');
    await waitFor(() => expect(focused()).toBe('Bet slip'));
    await press('Remove Away 1 −3½');
    await waitFor(() => expect(focused()).toBe('Bet slip'));
  });

  it('on the card of a pick whose price was accepted', async () => {
    await show(1, 2);
    act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), createGameQuote(1, { spreadAdj1: -120 })]]));
    await press('Accept');
    await waitFor(() => expect(focused()).toBe('Away 1 −3½'));
  });

  it('on the bet once every change is accepted', async () => {
    await show(1);
    enter('Risk on Away 1 −3½', '11');
    act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), createGameQuote(1, { spreadAdj1: -120 })]]));
    await pressAction('Accept Away 1 −3½ −110 → −120');
    await waitFor(() => expect(focused()).toMatch(/^Risk 11\.00 to win/));
  });

  it('after Enter in an amount that can not be placed', async () => {
    await show(1);
    const field = screen.getByRole('textbox', { name: 'Risk on Away 1 −3½' });
    field.focus();
    fireEvent.change(field, { target: { value: '900000' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(focused()).toBe('Bet slip'));
  });

  describe('while prices are old for a moment', () => {
    const turn = (connection: 'live' | 'stale') =>
      act(() =>
        useLineState
          .getState()
          .applyLineState({ connection, staleSinceMs: connection === 'live' ? null : Date.now() }),
      );
    const show11 = async (): Promise<HTMLElement> => {
      await show(1);
      enter('Risk on Away 1 −3½', '11');
      return screen.getByRole('textbox', { name: 'Risk on Away 1 −3½' });
    };

    it('when Enter was pressed: the bet has it once it can be placed', async () => {
      const field = await show11();
      turn('stale');
      field.focus();
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(focused()).toBe('Bet slip');
      turn('live');
      await waitFor(() => expect(focused()).toMatch(/^Risk 11\.00 to win/));
    });

    it('when the bet had it: the bet has it again', async () => {
      const field = await show11();
      field.focus();
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(focused()).toMatch(/^Risk 11\.00 to win/);
      turn('stale');
      await waitFor(() => expect(focused()).toBe('Bet slip'));
      turn('live');
      await waitFor(() => expect(focused()).toMatch(/^Risk 11\.00 to win/));
    });

    it('unless it went elsewhere meanwhile', async () => {
      const field = await show11();
      turn('stale');
      field.focus();
      fireEvent.keyDown(field, { key: 'Enter' });
      screen.getByRole('button', { name: 'Remove Away 1 −3½' }).focus();
      turn('live');
      await screen.findByRole('button', { name: /^Risk 11\.00 to win/ });
      await Promise.resolve();
      expect(focused()).toBe('Remove Away 1 −3½');
    });
  });

  it('on the password that the next step asks for', async () => {
    openTestPage({ customer: restricted('MOVER') });
    await show(1);
    enter('Risk on Away 1 −3½', '11');
    await pressAction('Continue');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('unless it went elsewhere: it is left there', async () => {
    await show(1, 2);
    await renderPart(<button type="button">Elsewhere</button>);
    screen.getByRole('button', { name: 'Remove Away 2 −3½' }).focus();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    act(() => useSlip.getState().removeItem(spreadIdOf(2)));
    // The code that would restore it hears of the change in the next microtask.
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });
});
