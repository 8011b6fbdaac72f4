import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBet, createItem } from '../../../testing/bet-examples.ts';
import { useBetsOnScreen } from './bets-on-screen.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import { useFollowBets } from './use-follow-bets.ts';
import { selectTopicsOfLegs } from './topics-of-legs.ts';

/** Each on a league of its own. */
const bets = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    createBet(100 + at, 1, { items: [createItem({ sportSubType: `League ${at}` }, at + 1)] }),
  );

function Following({ count }: { count: number }) {
  useFollowBets(LISTS[count]!);
  return null;
}
const LISTS: Record<number, ReturnType<typeof bets>> = { 40: bets(40), 20: bets(20) };

const heldTopics = () => selectTopicsOfLegs(useFollowedPicks.getState().legs, 'main');
const onScreen = (...names: string[]): void => act(() => useBetsOnScreen.setState({ names: new Set(names) }));

beforeEach(() => useBetsOnScreen.setState({ names: new Set() }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('where the leagues of all open bets are too many for a socket, those of the bets on screen come first', () => {
  render(<Following count={40} />);
  expect(heldTopics()).toHaveLength(32);
  expect(heldTopics()).not.toContain('lines/main/Football/League%2039');
  onScreen('139-1', '138-1');
  expect(heldTopics()).toHaveLength(32);
  expect(heldTopics().slice(0, 3)).toEqual([
    'scores/Football',
    'lines/main/Football/League%2038',
    'lines/main/Football/League%2039',
  ]);
});

it('nothing is asked anew by scrolling where all of them can be held', () => {
  render(<Following count={20} />);
  const before = useFollowedPicks.getState().legs;
  onScreen('119-1');
  expect(useFollowedPicks.getState().legs).toBe(before);
});
