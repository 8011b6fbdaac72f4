import { type GameId, GAMES } from '@lineboard/domain/games/games';
import { LobbyPage } from './LobbyPage.tsx';

const TABLES = (Object.keys(GAMES) as GameId[]).filter((game) => /jack$|rat$|roulette$/i.test(game));

/** Tables with a dealer: those of the casino that have one. */
export function LiveDealerPage() {
  return <LobbyPage games={TABLES} />;
}
