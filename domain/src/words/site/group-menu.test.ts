import { expect, it } from 'vitest';
import { createSite } from '../../../testing/account-fixtures.ts';
import { INTEGRATION_GROUPS } from '../../ground/integration/integration.ts';
import { INTEGRATIONS, INTEGRATION_NAMES } from '../../ground/integration/integrations.ts';
import { groupMenu, isGroupOpen } from './group-menu.ts';
import { listMenuItems } from './main-menu.ts';

const RULES = {
  title: 'House rules',
  href: null,
  restrictionCodes: [],
  sessionRequired: false,
  hideChat: false,
  callback: 'rules' as const,
};
const ALL = listMenuItems(
  createSite({ integrations: [...INTEGRATION_NAMES], menu: [RULES], affiliatesUrl: 'https://a.example/' }),
);

it('SH1-21: every way is in one group, by what its row says, and none is lost', () => {
  const groups = groupMenu(ALL);
  expect(groups.flatMap(({ items }) => items).toSorted(byTitle)).toEqual(ALL.toSorted(byTitle));
  expect(groups.map(({ group }) => group)).toEqual([...INTEGRATION_GROUPS, 'help']);
  for (const { group, items } of groups)
    for (const { type } of items)
      expect(INTEGRATIONS.find(({ name }) => name === type)?.group ?? group).toBe(group);
});

it('the lobbies and the game with one rising curve are the games, apart from the casinos', () => {
  const games = groupMenu(ALL).find(({ group }) => group === 'games');
  const names = games?.items.map(({ type }) => type);
  expect(names).toEqual(['altira', 'onlyPlay', 'qora', 'pocketCasino', 'crashGame']);
});

const byTitle = (one: { type: string }, other: { type: string }): number =>
  one.type.localeCompare(other.type);

it('a group that nobody has a way of isn’t there', () => {
  const items = listMenuItems(createSite({ integrations: ['horses', 'lotto', 'cashier'] }));
  expect(groupMenu(items).map(({ group, items: ways }) => [group, ways.map(({ type }) => type)])).toEqual([
    ['racing', ['horses', 'lotto']],
    ['account', ['cashier']],
  ]);
  expect(groupMenu([])).toEqual([]);
});

it('a long group is folded, a short one open, until it was pressed', () => {
  const [long, short] = [groupMenu(ALL).find(({ group }) => group === 'casino')!, groupMenu(ALL)[0]!];
  expect([isGroupOpen(long, []), isGroupOpen(long, ['casino'])]).toEqual([false, true]);
  expect([isGroupOpen(short, ['casino']), isGroupOpen(short, ['sports'])]).toEqual([true, false]);
});
