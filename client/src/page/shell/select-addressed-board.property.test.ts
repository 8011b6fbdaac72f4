import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShownBoard } from '../../betting/offering/offering-store.ts';
import { writeLeagues } from './address-leagues.ts';
import { parseOfferingSearch } from './parse-offering-search.ts';
import { selectAddressedBoard, writeOfferingSearch } from './select-addressed-board.ts';

/** Names as feeds send them: with spaces, dashes, dots and letters of every script; no two equal in an address. */
const NAMES = ['NFL', 'St. Louis', 'Serie A', 'U-21', 'Ligue_1', 'ไทยลีก', '中超', 'C', '7'];

const MENU = (['G', 'C'] as const).flatMap((type) =>
  ['Football', 'Mixed Martial Arts'].map(
    (sportType): SportMenuItem => ({
      sportType,
      type,
      subSports: NAMES.map((sportSubType) => ({
        sportSubType,
        topic: formatTopic(
          type === 'G'
            ? { kind: 'lines', store: 'main', sportType, sportSubType }
            : { kind: 'contest', store: 'main', contestType: sportType, contestType2: sportSubType },
        ),
        count: 1,
        liveCount: 0,
        spotlightCount: 0,
        nextStartMs: null,
      })),
    }),
  ),
);
const TOPICS = MENU.flatMap(({ subSports }) => subSports.map(({ topic }) => topic));

const league = fc
  .record({
    topic: fc.constantFrom(...TOPICS),
    period: fc.nat({ max: 6 }),
    contests: fc.option(
      fc.oneof(
        fc.constant('Winner'),
        fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 3 }),
      ),
    ),
  })
  .map(({ topic, period, contests }) => {
    const isContest = topic.startsWith('contest');
    return {
      topic,
      onlyContests: isContest ? contests : null,
      period: isContest ? period % 2 : period,
      collapsed: false,
    };
  });

const board: fc.Arbitrary<ShownBoard> = fc
  .record({
    leagues: fc.uniqueArray(league, { maxLength: 6, selector: ({ topic }) => topic }),
    active: fc.nat(),
    gameNum: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  })
  .map(({ leagues, active, gameNum }) => ({
    leagues,
    activeTopic: leagues[active % Math.max(leagues.length, 1)]?.topic ?? null,
    gameNum: leagues.length === 0 ? null : gameNum,
  }));

it('no two boards have the same address', () => {
  fc.assert(
    fc.property(board, (shown) => {
      const search = parseOfferingSearch({ ...writeOfferingSearch(shown) });
      expect(selectAddressedBoard(MENU, search)).toEqual({ board: shown, isWhole: true });
    }),
  );
});

it('the address of a board says a period once, with its league, and has no spaces', () => {
  fc.assert(
    fc.property(board, (shown) => {
      const search = writeOfferingSearch(shown);
      expect(search.leagues === undefined || search.period === undefined).toBe(true);
      expect(JSON.stringify(search)).not.toContain(' ');
    }),
  );
});

it('parts of an address that aren’t offered are left out, and the address isn’t whole', () => {
  fc.assert(
    fc.property(board, ({ leagues }) => {
      const listed = writeLeagues(leagues);
      const shown = {
        board: { leagues, activeTopic: leagues[0]?.topic ?? null, gameNum: null },
        isWhole: false,
      };
      expect(selectAddressedBoard(MENU, { sport: 'Curling', game: 7, leagues: listed })).toEqual(shown);
      if (leagues.length > 0)
        expect(selectAddressedBoard(MENU, { leagues: `${listed}_Curling.World` })).toEqual(shown);
    }),
  );
});

it('the target league comes first where the others don’t list it', () => {
  fc.assert(
    fc.property(board, ({ leagues: [own, ...others] }) => {
      fc.pre(own !== undefined && !Array.isArray(own.onlyContests));
      const search = writeOfferingSearch({
        leagues: [own],
        activeTopic: own.topic,
        gameNum: null,
      });
      expect(selectAddressedBoard(MENU, { ...search, leagues: writeLeagues(others) })).toEqual({
        board: { leagues: [own, ...others], activeTopic: own.topic, gameNum: null },
        isWhole: true,
      });
    }),
  );
});

it('whatever an address says, the board is from the menu, and has each league once', () => {
  const part = fc.oneof(
    fc.constantFrom('Football.NFL', 'C', '.', '_', 'none', '1', '__proto__'),
    fc.string(),
  );
  const listed = fc.constantFrom('Football.NFL', 'Football.NFL.3', 'Football.7', 'Football.NFL.C');
  const text = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(listed, { maxLength: 4 }).map((leagues) => leagues.join('_')),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('sport', 'subSport', 'leagues', 'type', 'game'), text),
      (raw) => {
        const topics = selectAddressedBoard(MENU, parseOfferingSearch(raw))?.board.leagues.map(
          ({ topic }) => topic,
        );
        expect(topics?.every((topic) => TOPICS.includes(topic)) ?? true).toBe(true);
        expect(new Set(topics).size).toBe(topics?.length ?? 0);
      },
    ),
  );
});
