import { createChosenSettings, createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSession } from '../../ground/session/session-store.ts';
import {
  cutName,
  deleteLayout,
  keepSavedLayouts,
  LONGEST_NAME,
  MOST_SAVED,
  parseName,
  renameLayout,
  SAVED_LAYOUTS_KEY,
  saveLayout,
  useSavedLayouts,
} from './saved-layouts.ts';

const SUNDAY = 'Football.NFL*500_.bets*500';
const MONDAY = '.live*500_.bets*500';

/** Signs in on a reloaded page. */
const signIn = (customerId: string, webRememberPassword = true): void => {
  useSession.setState({ shownCustomerId: null });
  useSession.getState().applySession({
    online: true,
    customer: createCustomer({ customerId, settings: createChosenSettings({ webRememberPassword }) }),
    balance: null,
  });
};
const signOut = (): void =>
  useSession.getState().applySession({ online: false, customer: null, balance: null });

const read = () => renderHook(useSavedLayouts).result.current;
const names = (): string =>
  read()
    .map(({ name }) => name)
    .join(', ');

/** What another tab of the same browser writes. */
const writeElsewhere = (owners: unknown): void => {
  localStorage.setItem(SAVED_LAYOUTS_KEY, JSON.stringify({ state: { owners }, version: 1 }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SAVED_LAYOUTS_KEY })));
};

let stop: () => void;
beforeEach(() => {
  stop = keepSavedLayouts();
});
afterEach(() => {
  writeElsewhere([]);
  stop();
  useSession.setState(useSession.getInitialState());
});

it('panes are saved by name, each name once however it is written, in the place of the earlier ones', () => {
  saveLayout('Sunday', SUNDAY);
  saveLayout('Monday', MONDAY);
  saveLayout('sunday', MONDAY);
  expect(read()).toEqual([
    { name: 'sunday', panes: MONDAY },
    { name: 'Monday', panes: MONDAY },
  ]);
});

it('at most twelve are saved; one that is there already can still be replaced', () => {
  for (let at = 1; at <= MOST_SAVED; at += 1) expect(saveLayout(`Panes ${at}`, SUNDAY)).toBe('saved');
  expect(saveLayout('One more', SUNDAY)).toBe('full');
  expect(saveLayout('Panes 3', MONDAY)).toBe('saved');
  expect(read()).toHaveLength(MOST_SAVED);
});

it('a name is one to forty signs without space around it, of whole characters', () => {
  expect(parseName('  My \n Sunday ')).toBe('My Sunday');
  expect(parseName('工'.repeat(LONGEST_NAME))).not.toBeNull();
  expect(parseName('😀'.repeat(LONGEST_NAME))).not.toBeNull();
  for (const name of ['', '   ', 'a'.repeat(LONGEST_NAME + 1), 'half \uD83D', null, 7, ['a']])
    expect(parseName(name)).toBeNull();
});

it('a field takes as many signs as a name may have', () => {
  for (const sign of ['a', '工', '😀'])
    expect(parseName(cutName(sign.repeat(LONGEST_NAME + 1)))).not.toBeNull();
  expect(cutName('My Sunday')).toBe('My Sunday');
});

it('one is renamed, also in its capitals alone, but not to a name that another one has', () => {
  saveLayout('Sunday', SUNDAY);
  saveLayout('Monday', MONDAY);
  expect(renameLayout('Sunday', 'MONDAY')).toBe('taken');
  expect(renameLayout('Sunday', 'SUNDAY')).toBe('renamed');
  expect(names()).toBe('SUNDAY, Monday');
});

it('a deleted one comes back to its place, unless its name was given away or another customer signed in', () => {
  for (const name of ['A', 'B', 'C']) saveLayout(name, SUNDAY);
  const undo = deleteLayout('B');
  expect(names()).toBe('A, C');
  undo();
  expect(names()).toBe('A, B, C');
  const undoAgain = deleteLayout('B');
  saveLayout('b', MONDAY);
  undoAgain();
  expect(names()).toBe('A, C, b');
  const undoLast = deleteLayout('A');
  signIn('BOB');
  undoLast();
  expect(names()).toBe('');
});

it('nobody sees another customer’s, whatever the ids are; a visitor’s stay the visitor’s', () => {
  saveLayout('Visitor’s', SUNDAY);
  signIn('__proto__');
  expect(names()).toBe('');
  saveLayout('Mine', MONDAY);
  signIn('BOB');
  expect(names()).toBe('');
  signIn('__proto__');
  expect(names()).toBe('Mine');
  signOut();
  expect(names()).toBe('Visitor’s');
});

it('those of a customer who doesn’t stay signed in are deleted from the device when the session ends', () => {
  signIn('BRIEF', false);
  saveLayout('Secret', SUNDAY);
  expect(localStorage.getItem(SAVED_LAYOUTS_KEY)).toContain('Secret');
  signOut();
  expect(localStorage.getItem(SAVED_LAYOUTS_KEY)).not.toContain('Secret');
});

it('what another tab saved is there at once, and isn’t lost when this one saves', () => {
  saveLayout('Here', SUNDAY);
  const there = { name: 'There', panes: MONDAY };
  writeElsewhere([{ customerId: null, isKept: true, layouts: [{ name: 'Here', panes: SUNDAY }, there] }]);
  expect(names()).toBe('Here, There');
  // This time nobody tells.
  localStorage.setItem(
    SAVED_LAYOUTS_KEY,
    JSON.stringify({ state: { owners: [{ customerId: null, isKept: true, layouts: [there] }] }, version: 1 }),
  );
  saveLayout('Third', SUNDAY);
  expect(names()).toBe('There, Third');
});

it('what a device stored wrongly is left out', () => {
  const layouts = [
    { name: 'Good', panes: SUNDAY },
    { name: 'good', panes: MONDAY },
    { name: 'No panes', panes: '..' },
    { name: '', panes: SUNDAY },
    { name: 'x'.repeat(500), panes: SUNDAY },
    null,
    'Sunday',
    { panes: SUNDAY },
  ];
  for (const owners of [null, 'x', {}, [null, 4]]) {
    writeElsewhere(owners);
    expect(read()).toEqual([]);
  }
  writeElsewhere([{ customerId: null, layouts }]);
  expect(read()).toEqual([{ name: 'Good', panes: SUNDAY }]);
  writeElsewhere([{ customerId: null, layouts: 'many' }]);
  expect(read()).toEqual([]);
});
