import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type pg from 'pg';
import type { PlayMoment } from '../play/play-moment.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import type { KnownPlayers } from './known-players.ts';
import type { WalletOutcome } from './known-transaction.ts';

/** One try at deciding a call. */
export interface Try {
  provider: string;
  /** Runs its statements: freely, or in a transaction that holds the account. */
  runner: StatementRunner;
  client: Pick<pg.Pool, 'query'>;
  players: KnownPlayers;
  now: PlayMoment;
}

/** The account moved: its pages are told. */
export interface Moved {
  customerId: string;
  balance: BalanceFigures;
  /** The page's session in which a bet was made that is the first sign of its customer for a while. */
  idleSession?: Buffer;
}

export interface Decided {
  outcome: WalletOutcome<{ balanceCents: number | null }>;
  /** null: nothing moved. */
  moved: Moved | null;
}

/** No outcome: somebody else was faster on this account, and all has to be judged again. */
export type Tried = Decided | { outcome: null; customerId: string };
