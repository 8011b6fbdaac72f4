import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBet } from '../../../testing/bet-examples.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import { keepOfferedBets } from './keep-offered-bets.ts';
import { useOfferedBets } from './offered-bets-store.ts';

const offer = vi.fn<OfferingLink['commands']['offer']>();
const link = { commands: { offer }, frames$: NEVER } as unknown as OfferingLink;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  openTestPage();
  offer.mockReset();
  useOfferedBets.setState(useOfferedBets.getInitialState());
  useOfferedBets.getState().offer([createBet(100, 1)]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('the worker is asked again for as long as it can’t load the rules of offers, and no more once it could', async () => {
  offer.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
  stop = keepOfferedBets(link);
  await pass(2);
  expect(offer).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(offer).toHaveBeenCalledTimes(3);
  const [{ bets }] = offer.mock.lastCall!;
  expect(bets.map(({ key }) => key)).toEqual(['100-1']);
});

it('nothing is asked again once the page has stopped it', async () => {
  offer.mockRejectedValue(new Error('no network'));
  stop = keepOfferedBets(link);
  await pass(1);
  stop();
  await pass(10);
  expect(offer).toHaveBeenCalledTimes(1);
});

it('an answer that fails after the page has stopped it leaves no timer', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  offer.mockReturnValue(promise);
  stop = keepOfferedBets(link);
  stop();
  reject(new Error('no network'));
  await pass(10);
  expect(offer).toHaveBeenCalledTimes(1);
});
