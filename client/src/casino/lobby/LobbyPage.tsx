import lobby from '@lineboard/domain/catalogues/en/later/lobby.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { IntegrationGate } from '../integrations/IntegrationGate.tsx';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { GamesOfLobby } from './GamesOfLobby.tsx';

/** A casino's tiles for a customer who may use it, and the game that one of them opens. */
export function LobbyPage({ name }: { name: LobbyName }) {
  useTexts({ lobby });
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? '');
  return (
    <IntegrationGate name={name}>
      <GamesOfLobby key={customerId} name={name} customerId={customerId} />
    </IntegrationGate>
  );
}
