import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../testing/open-test-slip.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { keepLines } from '../../page/app/lifecycles.ts';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { useSlipContent } from './slip-content.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { createSlipStore } from './state/create-slip-store.ts';
import { giveTicketRules, useSlip } from './state/slip-store.ts';

beforeEach(() => {
  openFakeBook();
  openTestPage();
  useSlipContent.setState({ Content: null, failure: null });
});

describe('a pick that comes before the code that shows it', () => {
  it('is counted, and shown once its cards are there', async () => {
    await renderPart(<SlipPanel />);
    act(() => pickSpreads(useSlip, 1));
    expect(screen.getByRole('heading').textContent).toBe('Bet slip1');
    expect(screen.queryByRole('region')).toBeNull();
    const { page } = createTestLivePage();
    const stop = keepLines(page);
    expect(await screen.findAllByRole('region')).toHaveLength(1);
    stop();
  });

  it('offers to load the page again when its cards can’t be loaded', async () => {
    const failure = { cause: new Error('offline') };
    act(() => useSlipContent.setState({ failure }));
    await renderPart(
      <ErrorBoundary>
        <SlipPanel />
      </ErrorBoundary>,
    );
    // An empty slip doesn't need them.
    expect(screen.queryByRole('alert')).toBeNull();
    vi.spyOn(console, 'error').mockReturnValue();
    act(() => pickSpreads(useSlip, 1));
    expect(screen.getByRole('alert').textContent).toContain('Try again');
  });
});

describe('a slip whose rules are still being loaded', () => {
  it('shows no figures, places nothing, and keeps the sizes of a round robin', () => {
    const slip = createSlipStore({ evaluate: () => null, readBookMs: () => BOOK_MS, createKey: () => 'key' });
    slip.getState().applyCustomer(CUSTOMER);
    slip.setState(({ options }) => ({
      options: { ...options, wagerType: 'parlay', roundRobinSizes: [2], amountCents: 1_000 },
    }));
    pickSpreads(slip, 1, 2, 3);
    const { items, options, evaluation } = slip.getState();
    expect(items).toHaveLength(3);
    expect(options.roundRobinSizes).toEqual([2]);
    expect(evaluation).toMatchObject({ items: [], totalRiskCents: 0, safeToPost: false });
  });

  it('evaluates the earlier picks as soon as they are there', () => {
    giveTicketRules(() => ({ ...useSlip.getState().evaluation, playCount: 7 }));
    pickSpreads(useSlip, 1);
    expect(useSlip.getState().evaluation.playCount).toBe(7);
    giveTicketRules(() => ({ ...useSlip.getState().evaluation, playCount: 8 }));
    expect(useSlip.getState().evaluation.playCount).toBe(8);
  });
});
