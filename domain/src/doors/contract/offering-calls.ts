import type { Call } from './call.ts';

export const OFFERING_CALLS = {
  readSports: { method: 'GET', path: '/api/offering/sports' },
  searchOffering: { method: 'GET', path: '/api/offering/search' },
  readSpotlight: { method: 'GET', path: '/api/offering/spotlight' },
  readPropsGames: { method: 'GET', path: '/api/offering/props-games' },
  readContestsOfGame: { method: 'GET', path: '/api/offering/games/{gameNum}/contests' },
  readGameProps: { method: 'GET', path: '/api/offering/games/{gameNum}/props' },
  readNextGames: { method: 'GET', path: '/api/offering/next-games' },
  readScores: { method: 'GET', path: '/api/offering/scores' },
  readGame: { method: 'GET', path: '/api/offering/games/{gameNum}' },
  readLineHistory: { method: 'GET', path: '/api/offering/games/{gameNum}/history' },
} as const satisfies Record<string, Call>;
