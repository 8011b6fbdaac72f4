import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import type { LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LaunchedFrame } from '../integrations/LaunchedFrame.tsx';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import classes from './OpenGame.module.css';

interface OpenGameProps {
  lobby: LobbyName;
  game: LobbyGame;
  onClose: () => void;
}

/** A game over the whole room of the page; on a phone it also gets the header's room (ST2-36). */
export function OpenGame({ lobby, game, onClose }: OpenGameProps) {
  const { t } = useTranslation();
  const changeShell = useShell((state) => state.changeShell);
  const { gameId } = game;
  const closeButton = useRef<HTMLButtonElement>(null);
  // The tile that had the focus is gone: without this the next Tab would begin at the top of the page.
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    changeShell({ isGameOpen: true });
    return () => changeShell({ isGameOpen: false });
  }, [changeShell]);
  const parameters = useMemo(() => new Map([['gameId', gameId]]), [gameId]);
  return (
    <div className={classes['game']}>
      <div className={classes['bar']}>
        <button ref={closeButton} type="button" onClick={onClose}>
          <Icon name="close" /> {t('lobby:close')}
        </button>
        <span>{game.name}</span>
      </div>
      <div className={classes['frame']}>
        <LaunchedFrame name={lobby} parameters={parameters} title={game.name} />
      </div>
    </div>
  );
}
