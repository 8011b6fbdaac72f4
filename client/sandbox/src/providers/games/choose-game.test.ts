import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { fillFrameAddress } from '@lineboard/domain/ground/integration/frame-address';
import { LOBBIES, type LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { expect, it } from 'vitest';
import { readAddress } from '../../frame/read-address.ts';
import { chooseGame } from './choose-game.ts';

/** A tile's title, as the sandbox's listener accepts it. */
const TITLE = /^[A-Za-z0-9_.-]{1,60}$/;

/** The lobby's own address, or the address of the page that its tiles lead to. */
const frameOf = (name: LobbyName): string =>
  INTEGRATIONS.find((row) => row.name === (name === 'pocketCasino' ? 'casino21G' : name))!.frame!;

it.each(Object.keys(LOBBIES) as LobbyName[])('every tile of %s is played, each at its own table', (name) => {
  const tables = new Set<string>();
  const ids = new Set(LOBBIES[name].games.map(({ gameId }) => gameId));
  for (const gameId of ids) {
    const address = readAddress(
      new URL(fillFrameAddress(frameOf(name), new Map([['gameId', gameId]])), 'https://sandbox.example'),
    );
    const step = address.path.split('/').findLast((part) => part !== '')!;
    const given = address.parameters.get('gameId') ?? address.parameters.get('gameid') ?? '';
    const chosen = chooseGame(step, given);
    expect(chosen?.game).toBe(LOBBIES[name].games.find((game) => game.gameId === gameId)!.engine);
    if (name !== 'pocketCasino') expect(chosen?.title).toMatch(TITLE);
    tables.add(`${chosen?.game} ${chosen?.title}`);
  }
  expect(tables.size).toBe(ids.size);
});

it.each(['1', '758', '__proto__', 'x'.repeat(10_000), ''])('%.20s is no tile of Altira', (gameId) =>
  expect(chooseGame('altiragames', gameId)).toBeNull(),
);
