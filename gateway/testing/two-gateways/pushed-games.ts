import { sampleGame, sampleLine, sampleScore } from '../samples/feed-samples.ts';

const KICK_OFF_IN_MS = 86_400_000;

/** Far from the numbers that the simulator gives. */
export const PUSHED_LEAGUE = { sportType: 'Football', sportSubType: 'Pushed' };

const without = <T extends object>(record: T, ...names: Array<keyof T>): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name as keyof T)));

/**
 * A game with a spread of −3 at −110 for the home team, as `createItem` asks for it; tomorrow, unless told otherwise.
 */
export const pushedGame = (
  gameNum: number,
  gameDateTimeMs = Date.now() + KICK_OFF_IN_MS + (gameNum % 1_000) * 60_000,
): Record<string, object> => {
  // Nobody meets somebody twice at one minute.
  const game = sampleGame({ gameNum, team2Id: `Lions ${gameNum}`, gameDateTimeMs, ...PUSHED_LEAGUE });
  const price = { spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110 };
  const line = sampleLine({ gameNum, periodWagerCutoffMs: gameDateTimeMs, ...price });
  return {
    [`game ${gameNum}`]: { kind: 'game', ...without(game, 'feedId') },
    [`line ${gameNum}`]: { kind: 'line', ...line },
  };
};

/** A final game has begun, and later than all bets on it (HR-82); its lines close separately. */
export const pushedScore = (
  gameNum: number,
  phase: 'live' | 'final',
  score1: number,
  score2: number,
): Record<string, object> => ({
  ...(phase === 'final' && {
    [`game ${gameNum}`]: pushedGame(gameNum, Date.now())[`game ${gameNum}`]!,
  }),
  [`score ${gameNum}`]: { kind: 'score', ...sampleScore({ gameNum, phase, score1, score2 }) },
});
