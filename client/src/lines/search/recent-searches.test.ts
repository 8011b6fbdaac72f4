import { createChosenSettings, createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import {
  forgetSearch,
  forgetSearches,
  keepSearches,
  rememberSearch,
  useRecentSearches,
} from './recent-searches.ts';

/** Signs in on a reloaded page. */
const signIn = (customerId: string, webRememberPassword: boolean): void => {
  useSession.setState({ shownCustomerId: null });
  useSession.getState().applySession({
    online: true,
    customer: createCustomer({ customerId, settings: createChosenSettings({ webRememberPassword }) }),
    balance: null,
  });
};

const read = (): readonly string[] => renderHook(useRecentSearches).result.current;

let stop: () => void;
beforeEach(() => {
  stop = keepSearches();
});
afterEach(() => {
  stop();
  useSession.setState(useSession.getInitialState());
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

it('keeps the last eight, latest first, each once however it is written', () => {
  for (let at = 1; at <= 9; at += 1) rememberSearch(`team ${at}`);
  rememberSearch('  TEAM 4 ');
  rememberSearch('ab');
  expect(read()).toEqual(['TEAM 4', 'team 9', 'team 8', 'team 7', 'team 6', 'team 5', 'team 3', 'team 2']);
});

it('keeps those of customers separate, whatever their ids', () => {
  signIn('__proto__', true);
  rememberSearch('constructor');
  signIn('BOB', true);
  expect(read()).toEqual([]);
  rememberSearch('bears');
  forgetSearch('bears');
  rememberSearch('lions');
  forgetSearches();
  expect(read()).toEqual([]);
  signIn('__proto__', true);
  expect(read()).toEqual(['constructor']);
});

it('drops those of a customer who doesn’t stay signed in when the session ends, and keeps the others', () => {
  rememberSearch('visitors');
  signIn('KEPT', true);
  rememberSearch('lions');
  signIn('SHARED', false);
  rememberSearch('bears');
  useSession.getState().endSession(false);
  expect(JSON.stringify(useDeviceSettings.getState().searches)).not.toContain('bears');
  expect(read()).toEqual(['visitors']);
  signIn('KEPT', true);
  expect(read()).toEqual(['lions']);
});

it('follows the customer’s last choice, and the session of the next load', () => {
  signIn('ANN', true);
  rememberSearch('lions');
  signIn('ANN', false);
  // The page is closed; on the next load nobody is signed in.
  useSession.setState(useSession.getInitialState());
  expect(useDeviceSettings.getState().searches).toHaveLength(1);
  useSession.getState().endSession(false);
  expect(useDeviceSettings.getState().searches).toEqual([]);
});
