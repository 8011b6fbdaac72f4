import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { GameId } from '@lineboard/domain/casino/games/games';
import type { GameFaceProps } from './game-face.ts';

type Face = LazyExoticComponent<ComponentType<GameFaceProps>>;

const slots: Face = lazy(async () => ({ default: (await import('./slots/SlotFace.tsx')).SlotFace }));
const poker: Face = lazy(async () => ({
  default: (await import('./video-poker/VideoPokerFace.tsx')).VideoPokerFace,
}));

/** The drawn games, by their engine; each is loaded when it is opened. */
const FACES: Readonly<Record<GameId, Face>> = {
  blackjack: lazy(async () => ({ default: (await import('./blackjack/BlackjackFace.tsx')).BlackjackFace })),
  baccarat: lazy(async () => ({ default: (await import('./baccarat/BaccaratFace.tsx')).BaccaratFace })),
  roulette: lazy(async () => ({ default: (await import('./roulette/RouletteFace.tsx')).RouletteFace })),
  videoPoker: poker,
  triplePoker: poker,
  fivePoker: poker,
  tenPoker: poker,
  miniSlots: slots,
  calmSlots: slots,
  steadySlots: slots,
  wildSlots: slots,
  crash: lazy(async () => ({ default: (await import('./small/CrashFace.tsx')).CrashFace })),
  dice: lazy(async () => ({ default: (await import('./small/DiceFace.tsx')).DiceFace })),
  bingo: lazy(async () => ({ default: (await import('./small/BingoFace.tsx')).BingoFace })),
  scratch: lazy(async () => ({ default: (await import('./small/ScratchFace.tsx')).ScratchFace })),
  horses: lazy(async () => ({ default: (await import('./boards/HorsesFace.tsx')).HorsesFace })),
  lotto: lazy(async () => ({ default: (await import('./boards/LottoFace.tsx')).LottoFace })),
  fixtures: lazy(async () => ({ default: (await import('./boards/FixturesFace.tsx')).FixturesFace })),
};

export const faceOf = (game: GameId): Face => FACES[game];
