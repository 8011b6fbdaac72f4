/**
 * Caches the latest players and their rounds, so that a call that fits can be written at once.
 *
 * Nothing here is final: a write based on it succeeds only if the account still has this version, and before a refusal
 * the account is read (docs/adr/0001-one-statement-ticket.md).
 */
import { LRUCache } from 'lru-cache';
import { accountAfter } from '../play/move-round.ts';
import { type PlayRow, playRowOf } from '../play/play-row.ts';
import type { PlayChange } from '../play/write-play.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { isFreeOfOwnTerms } from '../../account/own-limits/own-terms.ts';
import type { BetPlayer } from './read-bet.ts';

/** A player who was read once, and updated by each write on the condition of that version. */
export interface KnownPlayer {
  player: BetPlayer;
  /** The player's open rounds with this provider. */
  openRounds: number;
  era: number;
}

export interface KnownRound {
  /** The player's state when the round was written: a later change to the round has raised that version. */
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

/** A player takes about a kilobyte, a round half of one. */
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

  /** Works as in `KnownAccounts`: callers take it before they read a player. */
  get era(): number {
    return this.#database.connectionsOpened;
  }

  /**
   * Takes a player out of the cache for one try: a call that fails with it reads the database, and so does a call that
   * comes meanwhile.
   */
  take(name: SessionName): KnownPlayer | null {
    const key = keyOfSession(name);
    const known = this.#players.get(key);
    this.#players.delete(key);
    return known?.era === this.era ? known : null;
  }

  /** Works as `take` does. */
  takeRound(name: RoundName): KnownRound | null {
    const key = keyOf(name);
    const known = this.#rounds.get(key);
    this.#rounds.delete(key);
    return known?.by.era === this.era ? known : null;
  }

  /**
   * Updates a player after a bet was written on the cached state.
   *
   * The amounts left under own limits change with the day, not with a version, so a player with such limits isn't
   * cached.
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

  /** Updates a round after it was changed on the cached state. */
  moveRound(name: RoundName, { by, play }: KnownRound, change: PlayChange): void {
    moveOn(by, change);
    if (change.round.isPosted) by.openRounds -= 1;
    else this.#rounds.set(keyOf(name), { by, play: playRowOf(play, change.round) });
  }
}
