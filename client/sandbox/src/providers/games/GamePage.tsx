import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { chooseGame } from './choose-game.ts';
import { PlayedGame } from './PlayedGame.tsx';

/** A provider's game: its address names one. Without a name it is the provider's lobby. */
export function GamePage({ address }: ProviderPageProps) {
  const { t } = useTranslation();
  const provider = address.path.split('/').findLast((step) => step !== '') ?? '';
  const gameId = address.parameters.get('gameId') ?? address.parameters.get('gameid') ?? '';
  if (gameId === '') return <LobbyPage />;
  const chosen = chooseGame(provider, gameId);
  if (chosen === null) return <Notice title={t('games:noGame')}>{t('games:noGameMore')}</Notice>;
  return (
    <GuestGate>
      <PlayedGame {...chosen} />
    </GuestGate>
  );
}
