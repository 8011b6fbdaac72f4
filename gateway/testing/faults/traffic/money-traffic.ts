import type { ExpectedAccount, SentMove } from '../model/sent-move.ts';

/** Whoever moves money beside the customers' tickets: a provider of games, an operator. */
export interface MoneyTraffic {
  start(): void;
  /** Begins nothing new; resolves when all is answered, or the limit is over. */
  drain(limitMs: number): Promise<void>;
  /** Everything sent since the last call. */
  take(): SentMove[];
  /** What its customers' accounts must come to, of all rounds. */
  expected(): ReadonlyMap<string, ExpectedAccount>;
  /** Answers to the same call that were not the same, since the last call. */
  takeContradictions(): string[];
}
