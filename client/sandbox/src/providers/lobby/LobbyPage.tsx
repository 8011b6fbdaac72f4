import { type GameId, GAMES } from '@lineboard/domain/casino/games/games';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { PlayedGame } from '../games/PlayedGame.tsx';
import classes from './LobbyPage.module.css';

/** Third parties on their own, next to the casino. */
const NOT_HERE: ReadonlySet<string> = new Set(['horses', 'lotto', 'fixtures']);

const CASINO_GAMES = (Object.keys(GAMES) as GameId[]).filter((game) => !NOT_HERE.has(game));

interface LobbyProps {
  games: readonly GameId[];
  /** The game that is open from the start; null: the tiles are shown. */
  first: GameId | null;
}

/** A casino's own lobby: all of its games, one of which is played over it. */
export function LobbyPage({ games = CASINO_GAMES, first = null }: Partial<LobbyProps>) {
  return (
    <GuestGate>
      <Lobby games={games} first={first} />
    </GuestGate>
  );
}

function Lobby({ games, first }: LobbyProps) {
  const { t } = useTranslation();
  const [played, setPlayed] = useState<GameId | null>(first);
  const tiles = useRef(new Map<GameId, HTMLButtonElement>());
  const left = useRef<GameId | null>(null);
  // Closing a game puts the focus back on its tile.
  useEffect(() => {
    if (played === null && left.current !== null) tiles.current.get(left.current)?.focus();
    left.current = played;
  }, [played]);
  if (played !== null)
    return (
      <>
        <button type="button" className={classes['back']} onClick={() => setPlayed(null)}>
          ← {t('games:lobby')}
        </button>
        <PlayedGame game={played} title="" />
      </>
    );
  return (
    <ul className={classes['tiles']}>
      {games.map((game, at) => (
        <li key={game}>
          <button
            ref={(button) => {
              if (button !== null) tiles.current.set(game, button);
            }}
            type="button"
            data-tone={at % 6}
            onClick={() => setPlayed(game)}
          >
            <TilePicture game={game} />
            <span>{t(`games:name-${game}`, { defaultValue: game })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A drawing for each kind of game, by the end of its id. */
const DRAWINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/slots$/i, 'M10 14h44v36H10zM25 14v36M39 14v36M14 32h7M29 32h6M43 32h7'],
  [/poker$|jack$|rat$/i, 'M18 12h20v32H18zM28 20h20v32H28zM38 30l5 7-5 7-5-7z'],
  [/roulette$/i, 'M32 10a22 22 0 1 0 .1 0zM32 22a10 10 0 1 0 .1 0zM32 10v12M32 42v12M10 32h12M42 32h12'],
  [/crash$/i, 'M10 52c20 0 34-12 42-38M44 14h8v8'],
  [/dice$/i, 'M12 20h24v24H12zM20 28h.1M28 36h.1M34 12l18 8v22l-12 6'],
  [/./, 'M32 10l6 14 16 2-12 10 4 16-14-8-14 8 4-16-12-10 16-2z'],
];

function TilePicture({ game }: { game: string }) {
  const path = DRAWINGS.find(([kind]) => kind.test(game))?.[1];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
