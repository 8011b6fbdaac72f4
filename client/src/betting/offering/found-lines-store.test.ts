import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { beforeEach, expect, it } from 'vitest';
import { useFoundLines } from './found-lines-store.ts';

const pick = (contestantNum: number): WagerPick => ({ type: 'C', contestNum: 8, contestantNum });
const listed = () => {
  const { topics, picks } = useFoundLines.getState();
  return [topics, picks.map((found) => (found.type === 'C' ? found.contestantNum : null))];
};

beforeEach(() => useFoundLines.setState(useFoundLines.getInitialState()));

it('keeps several lists current at a time, shared lines once, each for as long as it is shown', () => {
  const { list } = useFoundLines.getState();
  list('search', ['contest/main/Golf/Open'], [pick(1), pick(2)]);
  list('beside', ['contest/main/Golf/Open', 'lines/main/Basketball/NBA'], [pick(2), pick(3)]);
  expect(listed()).toEqual([
    ['contest/main/Golf/Open', 'lines/main/Basketball/NBA'],
    [1, 2, 3],
  ]);
  list('search', [], []);
  expect(listed()).toEqual([
    ['contest/main/Golf/Open', 'lines/main/Basketball/NBA'],
    [2, 3],
  ]);
  list('beside', [], []);
  expect(listed()).toEqual([[], []]);
});
