import { type GameId, GAMES } from '@lineboard/domain/casino/games/games';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { LobbyPage } from './LobbyPage.tsx';

const TABLES = (Object.keys(GAMES) as GameId[]).filter((game) => /jack$|rat$|roulette$/i.test(game));

/** The table whose number the address names, counted from 1; null: their lobby. */
const tableAt = (index: string | null): GameId | null =>
  index !== null && /^\d{1,3}$/.test(index) ? (TABLES[Number(index) - 1] ?? null) : null;

/** Tables with a dealer: the casino's games that have one. */
export function LiveDealerPage({ address }: ProviderPageProps) {
  return <LobbyPage games={TABLES} first={tableAt(address.parameters.get('index'))} />;
}
