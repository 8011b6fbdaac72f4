import { createLeg, createParlayTerms } from '@lineboard/domain/testing/wager-fixtures';
import type { LegResult, Wager } from '@lineboard/domain/betting/wager/wager';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { OutcomeExplorer } from './OutcomeExplorer.tsx';

const PARLAY: Wager = {
  terms: createParlayTerms(),
  legs: [createLeg(), createLeg()],
  freePlay: false,
};
const LEGS = [
  { key: 'a', name: 'Bears +3½' },
  { key: 'b', name: 'Lions −3½' },
];

const show = async (results?: readonly LegResult[]): Promise<void> => {
  await renderPart(
    <OutcomeExplorer wager={PARLAY} legs={LEGS} {...(results === undefined ? {} : { results })} />,
  );
  await userEvent.click(screen.getByText('What if?'));
};
const suppose = (name: string, outcome: RegExp): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name })).getByRole('button', { name: outcome }));
const money = (): string | null => screen.getByRole('status').textContent;

describe('the outcome explorer', () => {
  it('is folded until it is opened, and begins with worst and best', async () => {
    await renderPart(<OutcomeExplorer wager={PARLAY} legs={LEGS} />);
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('At worst −100.00 at best +264.46');
  });

  it('HR-10.2: shows for every leg won, lost or pushed the money that it would be settled with', async () => {
    await show();
    await suppose('Bears +3½', /won/);
    expect(money()).toBe('At worst −100.00 at best +264.46');
    await suppose('Lions −3½', /won/);
    expect(money()).toBe('The ticket wins +264.46');
    await suppose('Lions −3½', /push/);
    expect(money()).toBe('The ticket wins +90.91');
    await suppose('Bears +3½', /lost/);
    expect(money()).toBe('The ticket loses −100.00');
  });

  it('pressing the same outcome again clears it', async () => {
    await show();
    await suppose('Bears +3½', /lost/);
    await suppose('Bears +3½', /lost/);
    expect(money()).toBe('At worst −100.00 at best +264.46');
  });

  it('keeps the result of a decided leg', async () => {
    await show([['P', 'P'], null]);
    expect(screen.queryByRole('group', { name: 'Bears +3½' })).toBeNull();
    await suppose('Lions −3½', /won/);
    expect(money()).toBe('The ticket wins +90.91');
  });
});
