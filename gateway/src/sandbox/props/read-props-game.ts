import type { PropsGame } from '@lineboard/domain/sandbox/sandbox-answers';
import { bookNumber } from '@lineboard/domain/ground/schema/numbers';
import { words } from '@lineboard/domain/ground/schema/words';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { SandboxRefusal } from '../sandbox-refusal.ts';

export interface PropsGames {
  /** @returns null when the book offers no such game @throws SandboxRefusal when it can't be asked */
  read(gameNum: number): Promise<PropsGame | null>;
  /** Finds a game that the book has props for. */
  first(): Promise<PropsGame | null>;
}

export interface PropsGamesOptions {
  /** The book's own address, null until it listens. */
  addressOf: () => string | null;
  /** Monotonic milliseconds. */
  nowMs: () => number;
}

const ANSWERS_WITHIN_MS = 5_000;
/** However many widgets are open, the book is asked for each game once a minute. */
const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

const GameSchema = Type.Object({
  game: Type.Object({
    eventId: bookNumber(),
    sportType: words(80),
    team1Id: words(80),
    team2Id: words(80),
  }),
});
const ListSchema = Type.Object({ gameNums: Type.Array(bookNumber()) });
const game = Compile(GameSchema);
const list = Compile(ListSchema);

/** Caches values for a minute each; after a failure the next caller asks again. */
const keep = <T>(nowMs: () => number): ((key: string, ask: () => Promise<T>) => Promise<T>) => {
  const kept = new Map<string, { atMs: number; value: Promise<T> }>();
  return (key, ask) => {
    const found = kept.get(key);
    if (found !== undefined && nowMs() - found.atMs < KEPT_MS) return found.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = ask();
    kept.set(key, { atMs: nowMs(), value });
    value.catch(() => kept.delete(key));
    return value;
  };
};

/**
 * Finds the teams of the book's games. A widget's address has only a game's number: the sandbox looks it up by the
 * book's public call, as another company could.
 */
export const createPropsGames = ({ addressOf, nowMs }: PropsGamesOptions): PropsGames => {
  const keptGame = keep<PropsGame | null>(nowMs);
  const keptFirst = keep<number | undefined>(nowMs);
  const ask = async <Schema extends TSchema>(
    path: string,
    validator: { Check(value: unknown): value is Schema },
  ): Promise<Schema | null> => {
    const address = addressOf();
    const answer = await (address === null
      ? null
      : fetch(address + path, { redirect: 'error', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
          () => null,
        ));
    if (answer?.status === 404) return null;
    const said: unknown = await answer?.json().catch(() => null);
    if (answer?.ok !== true || !validator.Check(said)) throw new SandboxRefusal('bookAway');
    return said;
  };
  const read = (gameNum: number): Promise<PropsGame | null> =>
    keptGame(String(gameNum), async () => {
      const said = await ask(`/api/offering/games/${gameNum}`, game);
      if (said === null) return null;
      const { eventId, sportType, team1Id, team2Id } = said.game;
      return { gameNum: eventId, sportType, teams: [team1Id, team2Id] };
    });
  return {
    read,
    first: async () => {
      const gameNum = await keptFirst(
        '',
        async () => (await ask('/api/offering/props-games', list))?.gameNums[0],
      );
      return gameNum === undefined ? null : read(gameNum);
    },
  };
};
