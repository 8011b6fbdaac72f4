import type { LobbyName } from '@lineboard/domain/lobby/lobbies';
import { IntegrationGate } from '../integrations/IntegrationGate.tsx';
import { selectCustomer, useSession } from '../session/session-store.ts';
import { GamesOfLobby } from './GamesOfLobby.tsx';
import { useLobbyTexts } from './use-lobby-texts.ts';

/** A casino's tiles for who may use it, and the game that one of them opens. */
export function LobbyPage({ name }: { name: LobbyName }) {
  useLobbyTexts();
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? '');
  return (
    <IntegrationGate name={name}>
      <GamesOfLobby key={customerId} name={name} customerId={customerId} />
    </IntegrationGate>
  );
}
