import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { GameFaceProps } from './game-face.ts';

type Face = LazyExoticComponent<ComponentType<GameFaceProps>>;

const plain: Face = lazy(async () => ({ default: (await import('./PlainFace.tsx')).PlainFace }));

/** The drawn games, by their engine; each is loaded when it is opened. */
const FACES: ReadonlyMap<string, Face> = new Map([
  ['horses', lazy(async () => ({ default: (await import('./boards/HorsesFace.tsx')).HorsesFace }))],
  ['lotto', lazy(async () => ({ default: (await import('./boards/LottoFace.tsx')).LottoFace }))],
  ['fixtures', lazy(async () => ({ default: (await import('./boards/FixturesFace.tsx')).FixturesFace }))],
]);

/** A game that nobody drew yet is played with a stake and a button. */
export const faceOf = (game: string): Face => FACES.get(game) ?? plain;
