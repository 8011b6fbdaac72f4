import { GAMES, type GameId } from '@lineboard/domain/casino/games/games';
import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalHost, useLocalTable } from '../../../testing/use-local-table.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { faceOf } from './faces.ts';
import { findNeighbor, SPOTS } from './roulette/list-spots.ts';
import { createSlotTheme } from './slots/slot-theme.ts';

const sounds = vi.fn<() => void>();

beforeEach(() => {
  // Motion is off: the result of a round is shown at once.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('AudioContext', sounds);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sounds.mockReset();
});

interface Seen extends LocalHost {
  onRound?(round: RoundView): void;
}

function Played({ game, host }: { game: GameId; host: Seen }) {
  const table = useLocalTable(game, {
    ...host,
    tamper: (round) => {
      const told = host.tamper?.(round) ?? round;
      host.onRound?.(told);
      return told;
    },
  });
  return createElement(faceOf(game), { game, title: 'Qora.Nile', table });
}

const open = async (game: GameId, host: Seen = {}) => {
  render(
    <I18nextProvider i18n={await createTexts('en')}>
      <Suspense fallback="">
        <Played game={game} host={host} />
      </Suspense>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 2 });
};
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const key = async (pressed: string) =>
  act(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const said = (): string => screen.getAllByRole('status')[0]!.textContent ?? '';
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** The games on a felt; the others are boards. */
type FeltGame = Exclude<GameId, 'horses' | 'lotto' | 'fixtures'>;

/** A round of Wild Slots that wins ten free spins, by the seeds of `useLocalTable`. */
const FREE_SPINS_NONCE = 43;

/** The presses for one round of each. */
const ROUNDS: Readonly<Record<FeltGame, () => Promise<void>>> = {
  blackjack: async () => {
    await press('Deal');
    if (screen.queryByRole('button', { name: 'Stand' }) !== null) await press('Stand');
  },
  baccarat: async () => {
    await press(/^Banker/);
    await press('Deal');
  },
  roulette: async () => {
    await press(/^Red/);
    await press(/^17,/);
    await press(/^Spin/);
  },
  ...(Object.fromEntries(
    (['videoPoker', 'triplePoker', 'fivePoker', 'tenPoker'] as const).map((id) => [
      id,
      async () => {
        await press('Deal');
        await press('Draw');
      },
    ]),
  ) as Record<'videoPoker' | 'triplePoker' | 'fivePoker' | 'tenPoker', () => Promise<void>>),
  miniSlots: () => press(/^Spin/),
  calmSlots: () => press(/^Spin/),
  steadySlots: () => press(/^Spin/),
  wildSlots: () => press(/^Spin/),
  crash: () => press(/^Play/),
  dice: () => press(/^Play/),
  bingo: () => press(/^Play/),
  scratch: async () => {
    await press(/^Play/);
    await press('Scratch all');
  },
};

it.each(Object.keys(ROUNDS) as FeltGame[])(
  '%s is played to its end, and its result is shown',
  async (game) => {
    const rounds: RoundView[] = [];
    await open(game, { onRound: (round) => void rounds.push(round) });
    const { limits, returns } = GAMES[game];
    for (let played = 0; played < 3; played++) {
      await ROUNDS[game]();
      const { stakeCents, winCents } = rounds.at(-1)!;
      expect(stakeCents).toBeGreaterThanOrEqual(limits.minCents);
      const net = amount(Math.abs(winCents! - stakeCents));
      if (winCents! > stakeCents) expect(said()).toBe(`You won ${amount(winCents!)} (+${net})`);
      else if (winCents === stakeCents) expect(said()).toContain('comes back');
      else expect(said()).toContain(`(−${net})`);
      expect(within(screen.getByRole('list', { name: 'Past rounds' })).getAllByRole('listitem')).toHaveLength(
        played + 1,
      );
    }
    await press('Rules');
    const rules = screen.getByRole('region', { name: 'Rules' }).textContent;
    for (const { numerator, denominator } of returns.values())
      expect(rules).toContain(`${((Number(numerator) / Number(denominator)) * 100).toFixed(2)}%`);
    expect(sounds).not.toHaveBeenCalled();
  },
);

it('free spins follow the paid one and each other without a press', async () => {
  await open('wildSlots', { firstNonce: FREE_SPINS_NONCE });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_600)));
  await press(/^Spin/);
  await pass();
  expect(screen.getByText('Free spin 1 of 10')).toBeDefined();
  for (let more = 2; more <= 10; more += 1) await pass();
  expect(screen.queryByText(/^Free spin/)).toBeNull();
  expect(said()).toMatch(/^You won|comes back|\(−/);
  vi.useRealTimers();
});

describe('fair play', () => {
  const reveal = async () => {
    await press('Fair play');
    await press('Reveal and check');
  };

  it('replays the revealed rounds in the page', async () => {
    await open('dice');
    await ROUNDS.dice();
    await ROUNDS.dice();
    await reveal();
    expect(screen.getByText('2 rounds played again here: all came out the same.')).toBeDefined();
  });

  it.each([
    ['another roll than was drawn', { state: { roll: 1 } }, /came out differently/],
    ['another win than was won', { winCents: 7 }, /paid something else/],
  ])('says when a host showed %s', async (_what, wrong, words) => {
    await open('dice', {
      tamper: (round) => ({
        ...round,
        ...wrong,
        state: 'state' in wrong ? { ...(round.state as object), ...wrong.state } : round.state,
      }),
    });
    await ROUNDS.dice();
    await reveal();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('takes the player’s own seed for the rounds to come, and refuses an invalid one', async () => {
    const rounds: RoundView[] = [];
    await open('dice', { onRound: (round) => void rounds.push(round) });
    await press('Fair play');
    const field = screen.getByRole('textbox', { name: 'Your seed' });
    fireEvent.change(field, { target: { value: 'mine' } });
    fireEvent.change(field, { target: { value: 'not one' } });
    await ROUNDS.dice();
    expect(rounds[0]!.clientSeed).toBe('mine');
  });
});

describe('keys', () => {
  it('play a hand of blackjack, and don’t act while the player types in a field', async () => {
    const rounds: RoundView[] = [];
    await open('blackjack', { onRound: (round) => void rounds.push(round) });
    await press('Deal');
    if (rounds[0]!.winCents !== null) throw new Error('the seeds of this test deal a blackjack');
    await press('Fair play');
    await act(async () => void fireEvent.keyDown(screen.getByRole('textbox'), { key: 's' }));
    expect(rounds).toHaveLength(1);
    await key('s');
    expect(rounds.at(-1)!.moves).toEqual(['stand']);
    await key('h');
    expect(rounds).toHaveLength(2);
  });

  it('hold cards of video poker', async () => {
    const rounds: RoundView[] = [];
    await open('videoPoker', { onRound: (round) => void rounds.push(round) });
    await press('Deal');
    for (const pressed of ['1', '3', '5', '3']) await key(pressed);
    expect(screen.getAllByText('Held')).toHaveLength(2);
    await press('Draw');
    expect(rounds.at(-1)!.moves).toEqual([0b10001]);
  });

  it('move over the layout of roulette and lay chips', async () => {
    await open('roulette');
    const zero = screen.getByRole('button', { name: /^0,/ });
    await act(async () => void fireEvent.keyDown(zero, { key: 'ArrowRight' }));
    const next = document.activeElement as Element;
    expect(next.getAttribute('tabindex')).toBe('0');
    await act(async () => void fireEvent.keyDown(next, { key: 'Enter' }));
    await waitFor(() => expect(next.getAttribute('aria-label')).toContain('5.00 on it'));
  });
});

it('reach every place of the layout by arrows from the zero', () => {
  const reached = new Set<string>();
  const visit = (place: string): void => {
    if (reached.has(place)) return;
    reached.add(place);
    const spot = SPOTS.find((each) => each.place === place)!;
    for (const [along, across] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      visit(findNeighbor(spot, along, across).place);
  };
  visit('0');
  expect(SPOTS.map(({ place }) => place).filter((place) => !reached.has(place))).toEqual([]);
});

it('a tile’s machine looks the same each time, and has a picture for every symbol', () => {
  for (const game of ['miniSlots', 'calmSlots', 'steadySlots', 'wildSlots'])
    for (const title of ['altiragames.700', 'Qora.Nile', 'OnlyPlay.x']) {
      const { pictures } = createSlotTheme(game, title);
      expect(createSlotTheme(game, title).pictures).toEqual(pictures);
      for (const symbol of game === 'miniSlots' ? 'WABCDEF' : 'WSABCDEFG')
        expect(pictures.has(symbol)).toBe(true);
    }
});
