import { findRegulation } from '@lineboard/domain/ground/sport/find-period';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { readSituation } from '@lineboard/domain/ground/score/situation';
import { SITUATION_FIELDS, type SituationField } from '@lineboard/domain/ground/sport/situation-field';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import { beforeAll, describe, expect, it } from 'vitest';
import { ToldBook } from '../../../../testing/fakes/told-book.ts';
import { TimelineBook } from '../timeline/timeline-book.ts';
import type { EntityRecords, FeedLine, FeedScore, TimelineEntity } from '../timeline/timeline-entity.ts';
import { createSimulatedWorld } from './simulated-world.ts';
import { DEFAULT_SIMULATOR_OPTIONS } from './simulator-options.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2031, 9, 3, 16);

/** The default number of alternate lines: ladders are long enough to have more than that. */
const MOST_BY_DEFAULT: Record<string, number> = {
  Football: DEFAULT_HOUSE_RULES.defaultSpreadDisplay.football,
  Basketball: DEFAULT_HOUSE_RULES.defaultSpreadDisplay.basketball,
  Soccer: DEFAULT_HOUSE_RULES.defaultSpreadDisplay.others,
};

const createWorld = (games = DEFAULT_SIMULATOR_OPTIONS.games) =>
  createSimulatedWorld({ ...DEFAULT_SIMULATOR_OPTIONS, games }, 1);

interface Played {
  entity: TimelineEntity;
  game: Game;
  at(bookMs: number): EntityRecords;
  full(bookMs: number): FeedLine;
  /** All moments at which anything in the game changes, from a minute before kick-off on. */
  moments(): number[];
}

/** Games that begin in a day and a half, each with the moments of its life. */
const playGames = (): Played[] => {
  const played: Played[] = [];
  for (const entity of createWorld().entitiesIn(START_MS, START_MS + HOUR_MS)) {
    if (!entity.id.startsWith('game.') || entity.opensMs > START_MS) continue;
    const game = entity.recordsAt(START_MS).game!;
    if (game.gameDateTimeMs < START_MS || game.gameDateTimeMs > START_MS + 36 * HOUR_MS) continue;
    const moments = (): number[] => {
      const found: number[] = [];
      for (let ms = game.gameDateTimeMs - 60_000; ms < Infinity; ms = entity.nextChangeMs(ms)) found.push(ms);
      return found;
    };
    const at = (bookMs: number) => entity.recordsAt(bookMs);
    played.push({ entity, game, at, moments, full: (bookMs) => at(bookMs).lines[0]! });
  }
  return played;
};

describe('a simulated game', () => {
  let played: Played[];
  let ofSport: (sportType: string) => Played;
  beforeAll(() => {
    played = playGames();
    ofSport = (sportType) => {
      const found = played.find(
        ({ entity, game, at }) =>
          game.sportType === sportType &&
          at(game.gameDateTimeMs).score?.phase === 'live' &&
          entity.recordsAt(entity.removesMs).score!.score1 > 0,
      );
      if (found === undefined) throw new Error(`no ${sportType} in the sample`);
      return found;
    };
  });

  it('is offered up to kick-off, and its parts no longer than that', () => {
    for (const { game, at } of played) {
      for (const line of at(game.gameDateTimeMs - 1).lines) {
        // The game is too lopsided for a money line, and the regulation line has nothing else.
        if (line.periodNumber === regulationOf(game) && line.moneyLine1 === null) continue;
        expect([line.disabled, line.periodWagerCutoffMs]).toEqual([false, game.gameDateTimeMs]);
      }
      for (const part of partsOf(game, at(game.gameDateTimeMs).lines)) expect(part.disabled).toBe(true);
    }
  });

  it.each([
    ['Football', 4],
    ['Baseball', 5],
    ['Tennis', 3],
    ['Basketball', 1],
    ['Hockey', 1],
    ['Soccer', 2],
  ] as const)(
    'tells the moment of %s while it is played, within its bounds, and none of a final',
    (sport, most) => {
      const { at, moments } = ofSport(sport);
      const told = new Set<string>();
      for (const ms of moments()) {
        const { score } = at(ms);
        if (score?.phase !== 'live') expect(score?.situation ?? null).toBeNull();
        const moment = readSituation(sport, score?.situation ?? null);
        for (const [field, value] of Object.entries(moment)) {
          const [least, highest] = SITUATION_FIELDS[field as SituationField];
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(highest);
          told.add(field);
        }
      }
      expect(told.size).toBe(most);
    },
  );

  it('keeps its full line open until its end while it is played, except a fight', () => {
    const { game, full, moments } = ofSport('Basketball');
    const endMs = full(game.gameDateTimeMs + 60_000).periodWagerCutoffMs;
    expect(endMs).toBeGreaterThan(game.gameDateTimeMs + HOUR_MS);
    expect(moments()).toContain(endMs);
    expect([full(endMs - 1).disabled, full(endMs).disabled]).toEqual([false, true]);
    const fight = ofSport('Fighting');
    expect(fight.full(fight.game.gameDateTimeMs).disabled).toBe(true);
  });

  it.each(['Football', 'Hockey', 'Soccer', 'Baseball'])(
    'HR-32.1: holds all prices of %s for a while after a score and reopens',
    (sport) => {
      const { at, full, moments } = ofSport(sport);
      const points = (ms: number): number => (at(ms).score?.score1 ?? 0) + (at(ms).score?.score2 ?? 0);
      const scoredMs = moments().find((ms) => at(ms).score?.phase === 'live' && points(ms) > points(ms - 1));
      expect(scoredMs).toBeDefined();
      const { spreadLineStatus, moneyLineStatus, totalsStatus, teamTotalsLineStatus } = full(scoredMs!);
      expect([spreadLineStatus, moneyLineStatus, totalsStatus, teamTotalsLineStatus]).toEqual([
        'H',
        'H',
        'H',
        'H',
      ]);
      const reopenedMs = moments().find((ms) => ms > scoredMs! && full(ms).totalsStatus === 'O');
      expect(reopenedMs! - scoredMs!).toBeLessThanOrEqual(15 * 60_000);
    },
  );

  it('SCR2-11: has alternate spreads and totals around its own up to kick-off, which cost more the easier they are', () => {
    for (const sport of ['Football', 'Basketball', 'Soccer']) {
      const ladders = played.filter(({ game, at }) => {
        const { lines } = at(game.gameDateTimeMs - 1);
        return game.sportType === sport && lines.some(({ periodNumber }) => isAlternateLine(periodNumber));
      });
      expect(ladders.length).toBeGreaterThan(0);
      for (const { game, at, full } of ladders) {
        const beforeMs = game.gameDateTimeMs - 1;
        const own = full(beforeMs);
        const alternates = at(beforeMs).lines.filter(({ periodNumber }) => isAlternateLine(periodNumber));
        expect(alternates.length).toBeGreaterThan(MOST_BY_DEFAULT[game.sportType]!);
        expect(alternates.map(({ moneyLine1 }) => moneyLine1)).toEqual(alternates.map(() => null));
        const ladder = [...alternates, own].sort((a, b) => a.spread2! - b.spread2!);
        expect(new Set(ladder.map(({ totalPoints }) => totalPoints)).size).toBe(ladder.length);
        // The more points team 2 gets, the more it costs: its chance never falls.
        const chances = ladder.map(({ spreadAdj2 }) =>
          spreadAdj2 === null ? null : impliedChance(spreadAdj2),
        );
        const priced = chances.filter((chance) => chance !== null);
        expect(priced).toEqual(priced.toSorted((a, b) => a - b));
        for (const { periodNumber } of alternates) {
          const later = at(game.gameDateTimeMs).lines.find((line) => line.periodNumber === periodNumber);
          expect(later?.disabled).toBe(true);
        }
      }
    }
  });

  it('has a line for the second half during half-time, which is gone as the half begins', () => {
    for (const sport of ['Football', 'Basketball', 'Soccer']) {
      const { game, at, moments } = ofSport(sport);
      const second = (ms: number) => at(ms).lines.find(({ periodNumber }) => periodNumber === 2);
      const restedMs = moments().find((ms) => second(ms) !== undefined)!;
      expect(at(restedMs).score?.segments.length).toBe(sport === 'Football' || isInQuarters(game) ? 2 : 1);
      const line = second(restedMs)!;
      expect([line.disabled, line.totalPoints !== null]).toEqual([false, true]);
      const resumesMs = line.periodWagerCutoffMs;
      expect(resumesMs).toBeGreaterThan(restedMs);
      expect(moments()).toContain(resumesMs);
      expect([second(resumesMs - 1)?.disabled, second(resumesMs)?.disabled]).toEqual([false, true]);
    }
    const { game, moments, at } = ofSport('Hockey');
    for (const ms of moments().filter((each) => each >= game.gameDateTimeMs))
      expect(partsOf(game, at(ms).lines).every(({ disabled }) => disabled)).toBe(true);
  });

  it('has only a money line with a draw for the regulation where overtime may follow', () => {
    const offered = new Set<string>();
    for (const { game, at, full } of played) {
      const beforeMs = game.gameDateTimeMs - 1;
      const periodNumber = regulationOf(game);
      if (periodNumber === undefined) continue;
      const line = at(beforeMs).lines.find((other) => other.periodNumber === periodNumber)!;
      offered.add(game.sportSubType);
      const isPriced = full(beforeMs).moneyLine1 !== null;
      expect([!line.disabled, line.moneyLineDraw !== null]).toEqual([isPriced, isPriced]);
      expect([line.spread1, line.totalPoints, line.team1TotalPoints]).toEqual([null, null, null]);
    }
    expect([...offered].sort()).toEqual(['College Basketball', 'College Football', 'NBA', 'NHL']);
  });

  it('moves the regulation line during regulation, and has none in overtime', () => {
    const { game, at, full, moments } = played.find(
      ({ entity, game: { sportType } }) =>
        sportType === 'Hockey' && entity.recordsAt(entity.removesMs).score!.segments.length === 4,
    )!;
    const lineAt = (ms: number) =>
      at(ms).lines.find(({ periodNumber }) => periodNumber === regulationOf(game))!;
    const closesMs = lineAt(game.gameDateTimeMs).periodWagerCutoffMs;
    expect(at(closesMs).score!.segments.length).toBe(3);
    expect(full(closesMs).periodWagerCutoffMs).toBeGreaterThan(closesMs);
    const live = moments().filter((ms) => at(ms).score?.phase === 'live');
    expect(live).toContain(closesMs);
    const draws = live.filter((ms) => ms < closesMs).map((ms) => lineAt(ms).moneyLineDraw);
    expect(new Set(draws).size).toBeGreaterThan(20);
    const after = live.filter((ms) => ms >= closesMs);
    expect(after.filter((ms) => !lineAt(ms).disabled)).toEqual([]);
    expect(after.some((ms) => full(ms).moneyLineStatus === 'O' && full(ms).moneyLine1 !== null)).toBe(true);
    // No bets are taken on the last moments.
    const last = lineAt(closesMs - 1);
    expect(last.disabled || last.moneyLineStatus === 'H').toBe(true);
  });

  it('moves its total with the score', () => {
    for (const sport of ['Basketball', 'Hockey', 'Baseball']) {
      const { entity, full, game } = ofSport(sport);
      const opening = full(game.gameDateTimeMs - 1).totalPoints!;
      const endMs = full(game.gameDateTimeMs).periodWagerCutoffMs;
      const lateMs = game.gameDateTimeMs + 0.95 * (endMs - game.gameDateTimeMs);
      const final = entity.recordsAt(endMs).score!;
      expect(Math.abs((full(lateMs).totalPoints ?? 0) - final.score1 - final.score2)).toBeLessThan(
        opening * 0.2,
      );
    }
  });

  it('names the starting pitchers from the first pitch on', () => {
    const { game, at } = ofSport('Baseball');
    expect(game.listedPitcher1).not.toBeNull();
    expect(at(game.gameDateTimeMs - 1).score).toBeNull();
    expect(at(game.gameDateTimeMs).score?.startingPitcher1).not.toBeNull();
  });

  it('has a draw price exactly where a draw is a result', () => {
    const priced = played
      .map(({ game, full }) => ({ sportType: game.sportType, line: full(game.gameDateTimeMs - 1) }))
      .filter(({ line }) => line.moneyLine1 !== null);
    const withDraw = priced.filter(({ line }) => line.moneyLineDraw !== null);
    expect(withDraw.length).toBeGreaterThan(0);
    expect(withDraw).toEqual(priced.filter(({ sportType }) => isThreeWayPeriod(sportType, 0)));
  });
});

describe('a simulated book', () => {
  it('has the rare events within two weeks: postponed, corrected, other pitchers, circled, pulled, uncorrelated legs', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 14; day += 2) {
      const fromMs = START_MS + day * 24 * HOUR_MS;
      for (const entity of createWorld().entitiesIn(fromMs, fromMs + HOUR_MS)) {
        if (!entity.id.startsWith('game.') || entity.opensMs > fromMs) continue;
        noteRarities(entity, fromMs, seen);
      }
    }
    expect([...seen].sort()).toEqual([
      'circled',
      'corrected',
      'noParlays',
      'otherPitcher',
      'postponed',
      'pulled',
    ]);
  });

  it('has games in play and games within the hour at any time, and about the requested number of open ones', () => {
    for (const [games, step] of [
      [400, 3],
      [2_000, 12],
    ] as const) {
      for (let hour = 0; hour < 24; hour += step) {
        const atMs = START_MS + hour * HOUR_MS;
        const book = new ToldBook();
        book.tell(new TimelineBook(createWorld(games)).imageAt(atMs));
        const kickoffs = [...(book.games.values() as Iterable<Game>)].map(
          ({ gameDateTimeMs }) => gameDateTimeMs,
        );
        const live = [...(book.scores.values() as Iterable<FeedScore>)].filter(
          ({ phase }) => phase === 'live',
        );
        expect(live.length, `in play at hour ${hour}`).toBeGreaterThan(0);
        expect(
          kickoffs.filter((ms) => ms > atMs && ms <= atMs + HOUR_MS).length,
          `soon at hour ${hour}`,
        ).toBeGreaterThan(0);
        const open = kickoffs.filter((ms) => ms > atMs).length;
        expect(Math.abs(open - games)).toBeLessThan(games * 0.15);
      }
    }
  });

  it('lets favourites win, cover and go over about as often as its prices say', () => {
    const tally = { games: 0, won: 0, chance: 0, covered: 0, over: 0 };
    for (let day = 0; day < 12; day += 3) {
      const fromMs = START_MS + day * 24 * HOUR_MS;
      for (const entity of createWorld(1_000).entitiesIn(fromMs, fromMs + HOUR_MS)) {
        if (entity.id.startsWith('game.') && entity.opensMs < fromMs) tallyGame(entity, tally);
      }
    }
    expect(tally.games).toBeGreaterThan(1_500);
    expect(Math.abs(tally.won - tally.chance) / tally.games).toBeLessThan(0.04);
    expect(Math.abs(tally.covered) / tally.games).toBeLessThan(0.04);
    expect(Math.abs(tally.over) / tally.games).toBeLessThan(0.06);
  });

  it('gives visitors odd numbers, home teams the next ones, and no two open games the same', () => {
    const book = new ToldBook();
    book.tell(new TimelineBook(createWorld()).imageAt(START_MS));
    const open = [...(book.games.values() as Iterable<Game>)].filter(
      ({ gameDateTimeMs }) => gameDateTimeMs > START_MS,
    );
    expect(
      open.every(({ team1RotNum, team2RotNum }) => team1RotNum % 2 === 1 && team2RotNum === team1RotNum + 1),
    ).toBe(true);
    expect(new Set(open.map(({ team1RotNum }) => team1RotNum)).size).toBe(open.length);
  });

  it('changes about the requested number of lines a second', () => {
    const book = new TimelineBook(createWorld());
    book.imageAt(START_MS);
    let changes = 0;
    for (let minute = 1; minute <= 24 * 60; minute += 60) {
      // This covers half a minute of every hour at the feed's own pace.
      book.advanceTo(START_MS + minute * 60_000);
      for (let second = 1; second <= 30; second += 1) {
        const told = book.advanceTo(START_MS + minute * 60_000 + second * 1_000);
        changes += told.filter(({ kind }) => kind === 'line' || kind === 'contestLine').length;
      }
    }
    expect(changes / (24 * 30)).toBeGreaterThan(20);
    expect(changes / (24 * 30)).toBeLessThan(70);
  });

  it('ST1-18: always has some games and contests in the spotlight', () => {
    for (let day = 0; day < 7; day += 1) {
      const book = new ToldBook();
      book.tell(new TimelineBook(createWorld()).imageAt(START_MS + day * 24 * HOUR_MS));
      const games = [...(book.games.values() as Iterable<Game>)].filter(({ isSpotlight }) => isSpotlight);
      expect(games.length).toBeGreaterThan(0);
      expect(games.length).toBeLessThan(20);
      expect([...book.contestLines.values()].some((line) => line['isSpotlight'] === true)).toBe(true);
    }
  });

  it('moves the prices of a tournament as long as they are bet on', () => {
    const pricesAt = (atMs: number): Map<string, unknown> => {
      const book = new ToldBook();
      book.tell(new TimelineBook(createWorld()).imageAt(atMs));
      const golf = [...book.contestLines].filter(([, line]) => line['contestType'] === 'Golf');
      return new Map(golf.map(([key, line]) => [key, line['moneyLine']]));
    };
    const [monday, wednesday] = [new Date(Date.UTC(2031, 8, 29, 16)), new Date(Date.UTC(2031, 9, 1, 16))];
    const before = pricesAt(monday.getTime());
    const after = pricesAt(wednesday.getTime());
    const moved = [...before].filter(([key, price]) => price !== null && after.get(key) !== price);
    expect(moved.length).toBeGreaterThan(20);
  });

  it('links props to games in the book, and decides them after the final', () => {
    const book = new ToldBook();
    book.tell(new TimelineBook(createWorld()).imageAt(START_MS));
    const linked = [...book.contestLines.values()].filter((line) => line['gameNum'] !== null);
    expect(linked.length).toBeGreaterThan(50);
    for (const line of linked) {
      const game = book.games.get(line['gameNum'] as number) as Game;
      expect(game.correlation).toContain(line['contestNum']);
      if (line['outcome'] !== null) {
        expect(['final', 'postponed']).toContain((book.scores.get(game.gameNum) as FeedScore).phase);
      }
    }
    const golf = [...book.contestLines.values()].filter((line) => line['contestType'] === 'Golf');
    expect(golf.length).toBeGreaterThan(50);
  });
});

/** The lines that are neither about the whole game nor about its regulation. */
const partsOf = (game: Game, lines: readonly FeedLine[]): FeedLine[] =>
  lines.filter(({ periodNumber }) => periodNumber !== 0 && periodNumber !== regulationOf(game));

const regulationOf = ({ sportType }: Game): number | undefined =>
  isSportType(sportType) ? findRegulation(sportType)?.periodNumber : undefined;

/** Only the NBA plays in quarters here: college basketball is played in halves. */
const isInQuarters = ({ sportSubType }: Game): boolean => sportSubType === 'NBA';

const impliedChance = (price: number): number => (price > 0 ? 100 / (price + 100) : price / (price - 100));

const noteRarities = (entity: TimelineEntity, fromMs: number, seen: Set<string>): void => {
  const now = entity.recordsAt(fromMs);
  const game = now.game!;
  if (game.parlayRestriction === 'D') seen.add('noParlays');
  if (now.lines[0]?.spreadLineStatus === 'I' && now.lines[0].spreadMaxWagerCents !== null)
    seen.add('circled');
  if (now.lines[0]?.totalsStatus === 'H' && game.gameDateTimeMs > fromMs) seen.add('pulled');
  const last = entity.recordsAt(entity.removesMs - 1).score!;
  if (last.phase === 'postponed') {
    seen.add('postponed');
    return;
  }
  if (game.listedPitcher1 !== null && last.startingPitcher1 !== game.listedPitcher1) seen.add('otherPitcher');
  const line = entity.recordsAt(game.gameDateTimeMs).lines[0]!;
  const first = entity.recordsAt(line.disabled ? game.gameDateTimeMs + 8 * HOUR_MS : line.periodWagerCutoffMs)
    .score!;
  if (first.phase === 'final' && first.score1 + first.score2 !== last.score1 + last.score2)
    seen.add('corrected');
};

/** Tallies full games of sports whose lines count what the score counts. */
const tallyGame = (
  entity: TimelineEntity,
  tally: { games: number; won: number; chance: number; covered: number; over: number },
): void => {
  const game = entity.recordsAt(entity.opensMs).game!;
  const line = entity.recordsAt(game.gameDateTimeMs - 1).lines[0]!;
  const score = entity.recordsAt(entity.removesMs - 1).score!;
  const { moneyLine1, moneyLine2, moneyLineDraw, spread1, totalPoints } = line;
  if (score.phase !== 'final' || game.sportType === 'Tennis' || moneyLineDraw !== null) return;
  if (moneyLine1 === null || moneyLine2 === null || spread1 === null || totalPoints === null) return;
  const [chance1, chance2] = [impliedChance(moneyLine1), impliedChance(moneyLine2)];
  const margin1 = score.score1 - score.score2;
  const total = score.score1 + score.score2;
  tally.games += 1;
  tally.chance += Math.max(chance1, chance2) / (chance1 + chance2);
  tally.won += Number(chance1 > chance2 ? margin1 > 0 : margin1 < 0);
  tally.covered += Math.sign(margin1 + spread1) / 2;
  tally.over += Math.sign(total - totalPoints) / 2;
};
