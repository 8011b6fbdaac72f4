import type { FeedLine } from '../timeline/timeline-entity.ts';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';

/** A line as far as moves of its game's start need it. */
export interface PushedLine {
  periodNumber: number;
  store: string;
  /** Its rows have said when it closes; if not, it does at the start, wherever that moves (HR-82). */
  isCutoffSaid: boolean;
  /** All that its rows have said. */
  said: FeedLine;
}

/** A game as far as judging its next rows needs it. */
export interface PushedGame
  extends Pick<Game, 'sportType' | 'sportSubType' | 'team1Id' | 'team2Id' | 'gameDateTimeMs' | 'isTitle'> {
  /** By `periodNumber.store`. */
  readonly lines: Map<string, PushedLine>;
}

/** The fields that all contestants of a contest share. */
export type ContestTitle = Pick<ContestLine, 'contestType' | 'contestType2' | 'contestType3' | 'contestDesc'>;

/** A contest in one store: its title as it was said last, and its contestants' names by their numbers. */
export interface PushedContest {
  title: ContestTitle;
  readonly names: Map<number, string>;
}

/**
 * What a feed has in the book, as far as judging its next rows needs it. Everything that is bounded is counted here: a
 * feed can't hold more than one image of it can name.
 */
export class PushedBook {
  readonly games = new Map<number, PushedGame>();
  /** By contest, then by store. */
  readonly contests = new Map<number, Map<string, PushedContest>>();
  /** The contestants who won without a tie, by contest. */
  readonly winners = new Map<number, Set<number>>();
  /** Every store named since the last image. */
  readonly stores = new Set<string>();
  readonly #leagues = new Map<string, Set<string>>();
  /** The game number of each meeting of two teams at a time. */
  readonly #meetings = new Map<string, number>();
  records = 0;
  headings = 0;

  hasLeague(sportType: string, sportSubType: string): boolean {
    return this.#leagues.get(sportType)?.has(sportSubType) === true;
  }

  leaguesOf(sportType: string): ReadonlySet<string> {
    return this.#leagues.get(sportType) ?? new Set();
  }

  /** The other number under which the same two teams meet at the same minute. */
  findMeeting(gameNum: number, game: Omit<PushedGame, 'lines'>): number | null {
    const known = this.#meetings.get(meetingOf(game));
    return known === undefined || known === gameNum ? null : known;
  }

  putGame(gameNum: number, game: Omit<PushedGame, 'lines'>): void {
    const { sportType, sportSubType, team1Id, team2Id, gameDateTimeMs, isTitle } = game;
    const before = this.games.get(gameNum);
    if (before === undefined) this.records += 1;
    if (before?.isTitle === true) this.headings -= 1;
    if (isTitle) this.headings += 1;
    if (before !== undefined) this.#meetings.delete(meetingOf(before));
    if (!isTitle) this.#meetings.set(meetingOf(game), gameNum);
    const leagues = this.#leagues.get(sportType) ?? new Set();
    this.#leagues.set(sportType, leagues.add(sportSubType));
    this.games.set(gameNum, {
      sportType,
      sportSubType,
      team1Id,
      team2Id,
      gameDateTimeMs,
      isTitle,
      lines: before?.lines ?? new Map(),
    });
  }

  removeGame(gameNum: number): boolean {
    const game = this.games.get(gameNum);
    if (game === undefined) return false;
    this.records -= 1 + game.lines.size;
    if (game.isTitle) this.headings -= 1;
    this.#meetings.delete(meetingOf(game));
    return this.games.delete(gameNum);
  }

  addLine(game: PushedGame, key: string, line: PushedLine): void {
    this.stores.add(line.store);
    game.lines.set(key, line);
    this.records += 1;
  }

  findContest(contestNum: number, store: string): PushedContest | undefined {
    return this.contests.get(contestNum)?.get(store);
  }

  addContestLine(
    contestNum: number,
    store: string,
    title: ContestTitle,
    [contestantNum, name]: [number, string],
  ): void {
    const stores = this.contests.get(contestNum) ?? new Map<string, PushedContest>();
    this.contests.set(contestNum, stores);
    const contest = stores.get(store) ?? { title, names: new Map() };
    contest.names.set(contestantNum, name);
    stores.set(store, contest);
    this.stores.add(store);
    this.records += 1;
  }

  removeContest(contestNum: number, store: string): boolean {
    const stores = this.contests.get(contestNum);
    this.records -= stores?.get(store)?.names.size ?? 0;
    const wasThere = stores?.delete(store) === true;
    if (stores?.size === 0) {
      this.contests.delete(contestNum);
      this.winners.delete(contestNum);
    }
    return wasThere;
  }
}

const meetingOf = ({ sportType, team1Id, team2Id, gameDateTimeMs }: Omit<PushedGame, 'lines'>): string =>
  JSON.stringify([sportType, Math.floor(gameDateTimeMs / 60_000), ...[team1Id, team2Id].toSorted()]);
