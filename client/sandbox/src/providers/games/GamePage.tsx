import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { faceOf } from '../../games/faces.ts';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { useTable } from '../../guest/use-table.ts';
import { Fault } from '../../guest/Fault.tsx';
import { type ChosenGame, chooseGame } from './choose-game.ts';

/** A provider's game: its address names one. */
export function GamePage({ address }: ProviderPageProps) {
  const { t } = useTranslation('games');
  const provider = address.path.split('/').findLast((step) => step !== '') ?? '';
  const gameId = address.parameters.get('gameId') ?? address.parameters.get('gameid') ?? '';
  const chosen = chooseGame(provider, gameId);
  if (chosen === null) return <Notice title={t('noGame')}>{t('noGameMore')}</Notice>;
  return (
    <GuestGate>
      <PlayedGame {...chosen} />
    </GuestGate>
  );
}

export function PlayedGame({ game, title }: ChosenGame) {
  const table = useTable(game, title);
  return (
    <>
      {createElement(faceOf(game), { game, title, table })}
      <Fault fault={table.fault} />
    </>
  );
}
