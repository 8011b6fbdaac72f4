import { describe, expect, it } from 'vitest';
import { findGame } from '../games/games.ts';
import { findIntegration } from '../../ground/integration/integrations.ts';
import { ALTIRA_GAMES } from './altira-games.ts';
import { engineOfTile, findLobbyGame, type Lobby, LOBBIES, type LobbyName } from './lobbies.ts';
import { ONLY_PLAY_GAMES } from './only-play-games.ts';
import { POCKET_GAMES } from './pocket-games.ts';
import { QORA_GAMES } from './qora-games.ts';
import { qoraImageNameOf, qoraShownName } from './qora-image-name.ts';

const NAMES = Object.keys(LOBBIES) as LobbyName[];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const altiraIds = (category: string) =>
  ALTIRA_GAMES.filter((game) => game.category === category).map(({ gameId }) => gameId);

it.each(NAMES)('every tile of %s leads to an existing game of its own kind', (name) => {
  const { categories, games }: Lobby = LOBBIES[name];
  const kinds: Record<string, RegExp> = {
    videoSlots: /Slots$/,
    slots: /Slots$/,
    new: /Slots$/,
    tableGames: /^(blackjack|baccarat|roulette)$/,
    table: /^(blackjack|baccarat|roulette|\w+Poker)$/,
    poker: /Poker$/,
    crash: /^crash$/,
    dice: /^dice$/,
    instantWinLottery: /^scratch$/,
    bingo: /^bingo$/,
    mini: /./,
  };
  for (const game of games) {
    const engine = engineOfTile(name, game.gameId);
    expect(findGame(engine!), game.name).not.toBeNull();
    expect(engine).toBe(game.engine);
    expect(engine).toMatch(kinds[game.category]!);
    if (game.category !== 'mini') expect(categories).toContain(game.category);
    expect(game.name.trim()).not.toBe('');
    expect(game.imageName).toMatch(/\S/);
  }
  for (const category of categories) expect(games.some((game) => game.category === category)).toBe(true);
  expect(findIntegration(name).layout).toBe('lobby');
});

it('an unknown game has no engine, whatever its name is', () => {
  for (const id of ['', '758', '__proto__', 'constructor', 'SeasideBingo', '701 '])
    for (const name of [...NAMES, '__proto__', 'casino']) expect(engineOfTile(name, id)).toBeUndefined();
});

describe('Altira', () => {
  it('ENT2-33: a game has a number, a name, a jackpot of Yes or No, a category, an image and maybe a subtitle', () => {
    for (const game of ALTIRA_GAMES) {
      expect(Number.isInteger(game.gameId)).toBe(true);
      expect(game.progressiveJackpot).toMatch(/^(Yes|No)$/);
      expect(game.imageName).toMatch(/^[a-z0-9-]+$/);
      expect(game.subtitle !== undefined).toBe(game.category === 'poker');
    }
    const isBig = (game: { progressiveJackpot: string }) => game.progressiveJackpot === 'Yes';
    expect(LOBBIES.altira.games.filter(({ hasJackpot }) => hasJackpot)).toHaveLength(
      ALTIRA_GAMES.filter(isBig).length,
    );
    expect(ALTIRA_GAMES.some(isBig)).toBe(true);
  });

  it('ENT2-34: poker is played with one, three, five or ten hands, as its engine is', () => {
    const engines = ALTIRA_GAMES.filter(({ category }) => category === 'poker').map(
      ({ subtitle, engine }) => `${subtitle} ${engine}`,
    );
    expect([...new Set(engines)]).toEqual([
      'single_play videoPoker',
      'triple_play triplePoker',
      'five_play fivePoker',
      'ten_play tenPoker',
    ]);
  });

  it('ENT2-35: slots are 700 to 759 without 758', () =>
    expect(altiraIds('videoSlots')).toEqual([...range(700, 757), 759]));

  it('ENT2-36: table games are 2001 to 2011, 2020, 2200 and 2300 to 2303', () =>
    expect(altiraIds('tableGames')).toEqual([...range(2001, 2011), 2020, 2200, ...range(2300, 2303)]));

  it('ENT2-37: poker is 2100 to 2135', () => expect(altiraIds('poker')).toEqual(range(2100, 2135)));

  it('ENT2-38: those ids are 112 different games, and no two machines or tables share a name', () => {
    expect(new Set(ALTIRA_GAMES.map(({ gameId }) => gameId)).size).toBe(112);
    expect(ALTIRA_GAMES).toHaveLength(112);
    expect(new Set(ALTIRA_GAMES.map(({ gameName, subtitle }) => `${gameName} ${subtitle}`)).size).toBe(112);
  });
});

describe('OnlyPlay', () => {
  it('ENT2-39: a game is known by the name of its bundle, and has an image and a category', () => {
    for (const { gameId, image } of ONLY_PLAY_GAMES) {
      expect(gameId).toMatch(/^[a-z0-9_]+$/);
      expect(image).toBe(`${gameId}.png`);
    }
    expect(new Set(ONLY_PLAY_GAMES.map(({ gameId }) => gameId)).size).toBe(ONLY_PLAY_GAMES.length);
  });

  it('ENT2-41: there are 125', () => expect(ONLY_PLAY_GAMES).toHaveLength(125));
});

describe('Qora', () => {
  it('ENT2-42: a game has a text as its id and a name, and is new, a slot, a table or bingo', () => {
    for (const { gameId, name, category } of QORA_GAMES) {
      expect(gameId).toMatch(/^[A-Za-z0-9]+ ?$/);
      expect(name).not.toBe('');
      expect(category).toMatch(/^(new|slots|table|bingo)$/);
    }
  });

  it('ENT2-43: a new game is listed twice by one id and plays the same; one id ends with a space', () => {
    const ids = QORA_GAMES.map(({ gameId }) => gameId);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    expect(twice.length).toBeGreaterThan(0);
    for (const id of twice)
      expect(new Set(QORA_GAMES.filter(({ gameId }) => gameId === id).map(({ engine }) => engine)).size).toBe(
        1,
      );
    expect(ids.filter((id) => id.endsWith(' '))).toHaveLength(1);
    expect(findLobbyGame('qora', 'SeasideBingo ')?.name).toBe('Seaside Bingo');
  });

  it('ENT2-44: there are about 130', () => {
    expect(QORA_GAMES.length).toBeGreaterThanOrEqual(125);
    expect(QORA_GAMES.length).toBeLessThanOrEqual(135);
  });

  it.each([
    ['  Lucky Lantern ', 'LuckyLantern'],
    ['Nile: Lost/Found', 'Nile_Lost_Found'],
    ['Moon\tOver\u00a0Macaw', 'MoonOverMacaw'],
    ['Blue Lagoon (html5)', 'BlueLagoon'],
    ['( html5 ) Trick', 'Trick'],
  ])('the picture of “%s” is %s', (name, image) => expect(qoraImageNameOf(name)).toBe(image));

  it('a name is shown without its marker', () =>
    expect(qoraShownName(' Blue  Lagoon (html5) ')).toBe('Blue Lagoon'));
});

it('ENT2-45, ENT2-46: Pocket Casino has five games of the type Casino that need a session, and 21GCASINO removes it', () => {
  expect(POCKET_GAMES).toHaveLength(5);
  for (const [at, game] of POCKET_GAMES.entries())
    expect(game).toMatchObject({
      href: `/Casino21G/${at + 1}`,
      type: 'Casino',
      sessionRequired: true,
      restrictionCode: '21GCASINO',
    });
});
