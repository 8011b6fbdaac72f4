import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import { type CSSProperties, useState } from 'react';
import classes from './GamePicture.module.css';
import { GameMotif } from './GameMotif.tsx';
import { mixOf } from './mix-of.ts';

const PATTERNS = ['rays', 'dots', 'stripes', 'rings'] as const;

interface GamePictureProps {
  game: LobbyGame;
  /** The provider's own picture, used instead of the drawing; null: it has none. */
  icon: string | null;
}

/** A game's picture, drawn from its kind and name: nothing needs to be loaded. */
export function GamePicture({ game, icon }: GamePictureProps) {
  const [brokenIcon, setBrokenIcon] = useState<string | null>(null);
  const mix = mixOf(game.imageName);
  const hue = (mix * 47) % 360;
  const hues = { '--hue': hue, '--other-hue': (hue + 40 + (mix % 5) * 30) % 360 } as CSSProperties;
  return (
    <span
      className={classes['picture']}
      style={hues}
      data-pattern={PATTERNS[mix % PATTERNS.length]}
      data-image={game.imageName}
    >
      <svg viewBox="0 0 120 90" aria-hidden="true" focusable="false">
        <GameMotif engine={game.engine} name={game.name} mix={mix} />
      </svg>
      {icon !== null && icon !== brokenIcon && (
        <img
          src={icon}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBrokenIcon(icon)}
        />
      )}
    </span>
  );
}
