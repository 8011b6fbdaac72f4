/**
 * What this gateway knows of the latest players and their rounds, so that a call that fits can be written at once.
 *
 * Nothing here is final: a write based on it succeeds only if the account still has this version, and what it would
 * refuse is read first (docs/adr/0001-one-statement-ticket.md).
 */
import { LRUCache } from 'lru-cache';
import { accountAfter } from '../play/move-round.ts';
import { type PlayRow, playRowOf } from '../play/play-row.ts';
import type { PlayChange } from '../play/write-play.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { isFreeOfOwnTerms } from '../../account/own-limits/own-terms.ts';
import type { BetPlayer } from './read-bet.ts';

/** Read once, and moved on by what was written on the condition of its version. */
export interface KnownPlayer {
  player: BetPlayer;
  /** With this provider. */
  openRounds: number;
  era: number;
}

export interface KnownRound {
  /** The player, as known when it was written: a later change to the round has moved past that version. */
  by: KnownPlayer;
  play: PlayRow;
}

interface RoundName {
  provider: string;
  round: string;
}

interface SessionName {
  provider: string;
  sessionHash: Buffer;
}

/** At a kilobyte each, and half of one. */
const MOST_PLAYERS = 10_000;
const MOST_ROUNDS = 20_000;

/** A provider's name has no space. */
const keyOf = ({ provider, round }: RoundName): string => `${provider} ${round}`;
const keyOfSession = ({ provider, sessionHash }: SessionName): string =>
  `${provider} ${sessionHash.toString('latin1')}`;

const moveOn = (by: KnownPlayer, change: PlayChange): void => {
  by.player = { ...by.player, ...accountAfter(by.player, change) };
};

export class KnownPlayers {
  readonly #database: Pick<Database, 'connectionsOpened'>;
  readonly #players: LRUCache<string, KnownPlayer>;
  readonly #rounds: LRUCache<string, KnownRound>;

  constructor(
    database: Pick<Database, 'connectionsOpened'>,
    { mostPlayers = MOST_PLAYERS, mostRounds = MOST_ROUNDS } = {},
  ) {
    this.#database = database;
    this.#players = new LRUCache({ max: mostPlayers });
    this.#rounds = new LRUCache({ max: mostRounds });
  }

  /** As `KnownAccounts`': taken before a player is read. */
  get era(): number {
    return this.#database.connectionsOpened;
  }

  /** For one try: who fails by it reads, and so does who comes meanwhile. */
  take(name: SessionName): KnownPlayer | null {
    const key = keyOfSession(name);
    const known = this.#players.get(key);
    this.#players.delete(key);
    return known?.era === this.era ? known : null;
  }

  /** As `take`. */
  takeRound(name: RoundName): KnownRound | null {
    const key = keyOf(name);
    const known = this.#rounds.get(key);
    this.#rounds.delete(key);
    return known?.by.era === this.era ? known : null;
  }

  /**
   * A bet was written by what was known of its player.
   *
   * What own limits leave ends with the day, not with a version: who has set any is not kept.
   */
  addBet(
    { isNewRound, ...name }: RoundName & SessionName & { isNewRound: boolean },
    by: KnownPlayer,
    play: Pick<PlayRow, 'play_id' | 'system'>,
    change: PlayChange,
  ): void {
    if (!isFreeOfOwnTerms(by.player)) return;
    const { customer_id: play_customer_id } = by.player;
    moveOn(by, change);
    if (isNewRound) by.openRounds += 1;
    this.#players.set(keyOfSession(name), by);
    this.#rounds.set(keyOf(name), { by, play: playRowOf({ ...play, play_customer_id }, change.round) });
  }

  /** A round was moved by what was known of it. */
  moveRound(name: RoundName, { by, play }: KnownRound, change: PlayChange): void {
    moveOn(by, change);
    if (change.round.isPosted) by.openRounds -= 1;
    else this.#rounds.set(keyOf(name), { by, play: playRowOf(play, change.round) });
  }
}
