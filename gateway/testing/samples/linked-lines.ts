import { type GamePick, type WagerPick, SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import fc from 'fast-check';
import type { FakeBook } from '../fakes/fake-book.ts';

/** Three games, of which the last is baseball, and three contests that may be tied to them in either way. */
export const LINKED_GAMES = [1, 2, 3] as const;
export const LINKED_CONTESTS = [51, 52, 53] as const;

/** Each game's correlation and each contest's game, in their order. */
export interface Links {
  linked: ReadonlyArray<readonly number[]>;
  contestGames: ReadonlyArray<number | null>;
}

export const anyLinked = fc.subarray([...LINKED_CONTESTS]);

export const anyLinks: fc.Arbitrary<Links> = fc.record({
  linked: fc.tuple(anyLinked, anyLinked, anyLinked),
  contestGames: fc.array(fc.constantFrom(null, null, ...LINKED_GAMES), { minLength: 3, maxLength: 3 }),
});

const anyGamePick = fc
  .record({
    gameNum: fc.constantFrom(...LINKED_GAMES),
    periodNumber: fc.constantFrom(0, 0, 1, 20),
    market: fc.constantFrom('S' as const, 'M' as const, 'L' as const, 'E' as const),
  })
  .chain((pick) =>
    fc.constantFrom(...SIDES_OF[pick.market]).map((side): GamePick => ({ type: 'G', side, ...pick })),
  );

const anyContestPick = fc
  .tuple(fc.constantFrom(...LINKED_CONTESTS), fc.constantFrom(1, 2))
  .map(([contestNum, contestantNum]): WagerPick => ({ type: 'C', contestNum, contestantNum }));

/** A pick of a game's line, an alternate line, a first period or a contest. */
export const anyLinkedPick: fc.Arbitrary<WagerPick> = fc.oneof(anyGamePick, anyContestPick);

export const anyTeasablePick = anyGamePick.filter(
  ({ gameNum, periodNumber, market }) =>
    gameNum !== 3 && periodNumber === 0 && (market === 'S' || market === 'L'),
);

/** @param base added to every number, so that many such sets of lines find room in one database */
export const putLinkedGame = (
  book: FakeBook,
  base: number,
  game: number,
  linked: readonly number[],
  disabled = false,
): void => {
  const correlation = linked.map((contestNum) => base + contestNum);
  const sport = game === 3 ? { sportType: 'Baseball', sportSubType: 'MLB' } : {};
  book.putGame({ gameNum: base + game, correlation, ...sport }, { moneyLineDraw: 400, disabled });
};

export const putLinkedLines = (book: FakeBook, base: number, { linked, contestGames }: Links): void => {
  for (const [at, game] of LINKED_GAMES.entries()) putLinkedGame(book, base, game, linked[at] ?? []);
  for (const [at, contestNum] of LINKED_CONTESTS.entries())
    putLinkedContest(book, base, contestNum, contestGames[at] ?? null);
};

export const putLinkedContest = (
  book: FakeBook,
  base: number,
  contestNum: number,
  game: number | null,
  disabled = false,
): void => {
  const gameNum = game === null ? null : base + game;
  for (const contestantNum of [1, 2])
    book.putContest({ contestNum: base + contestNum, contestantNum, gameNum, disabled });
};
