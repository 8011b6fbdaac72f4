import type { LiveSport } from '@lineboard/domain/sandbox/live-boards';
import type { LiveMatch } from '@lineboard/domain/sandbox/sandbox-answers';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '../../i18n/create-texts.ts';
import { LiveMatches } from './LiveMatches.tsx';

const MINUTE_MS = 60_000;
const SOCCER: LiveMatch = {
  sport: 'soccer',
  home: 'Millbrook',
  away: 'Stonegate',
  homeScore: 1,
  awayScore: 0,
  period: 2,
  phase: 'playing',
  clockMs: 67 * MINUTE_MS + 5_000,
  clockEndMs: 90 * MINUTE_MS,
};
const BASKETBALL: LiveMatch = {
  ...SOCCER,
  sport: 'basketball',
  home: 'Canyon Hawks',
  period: 4,
  clockMs: 3_500,
  clockEndMs: 0,
};

let told: readonly LiveMatch[] | null;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/boards/live') asked += 1;
    return told === null ? Response.error() : Response.json({ matches: told });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (matches: readonly LiveMatch[] | null, sport: LiveSport | null = null) => {
  told = matches;
  const page = render(
    <I18nextProvider i18n={await createTexts('en')}>
      <LiveMatches board="liveBetting" sport={sport} />
    </I18nextProvider>,
  );
  await wait(0);
  return page;
};
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows score, period and a clock that runs, and the new score at the next look', async () => {
  const { unmount } = await open([SOCCER, BASKETBALL]);
  expect(shown()).toEqual([
    'Soccer2nd half67:05Millbrook1Stonegate0',
    'BasketballQ40:04Canyon Hawks1Stonegate0',
  ]);
  await wait(2_000);
  expect(shown()).toEqual([
    'Soccer2nd half67:07Millbrook1Stonegate0',
    'BasketballQ40:02Canyon Hawks1Stonegate0',
  ]);
  told = [{ ...SOCCER, awayScore: 1, clockMs: 67 * MINUTE_MS + 10_000 }];
  await wait(3_000);
  expect(shown()).toEqual(['Soccer2nd half67:10Millbrook1Stonegate1']);
  unmount();
  await wait(60_000);
  expect(asked).toBe(2);
});

it('shows only the games of one sport where the address asks for it', async () => {
  await open([SOCCER, BASKETBALL], 'basketball');
  expect(shown()).toEqual(['BasketballQ40:04Canyon Hawks1Stonegate0']);
});

it('a break and an end have no clock', async () => {
  await open([
    { ...SOCCER, period: 1, phase: 'break' },
    { ...BASKETBALL, period: 1, phase: 'break' },
    { ...BASKETBALL, home: 'Copper Miners', phase: 'over' },
  ]);
  expect(shown()).toEqual([
    'SoccerHalf-timeMillbrook1Stonegate0',
    'BasketballQ1 · breakCanyon Hawks1Stonegate0',
    'BasketballFinalCopper Miners1Stonegate0',
  ]);
});

it('says when no answer comes, stops the clocks at the end of their period, and recovers', async () => {
  await open([BASKETBALL]);
  told = null;
  await wait(60_000);
  expect(shown()).toEqual(['BasketballQ40:00Canyon Hawks1Stonegate0']);
  expect(screen.getByRole('status').textContent).toBe(
    'No word from the games. Their clocks stand until there is.',
  );
  told = [SOCCER];
  await wait(5_000);
  expect(shown()).toEqual(['Soccer2nd half67:05Millbrook1Stonegate0']);
  expect(screen.getByRole('status').textContent).toContain('Made-up games');
});
