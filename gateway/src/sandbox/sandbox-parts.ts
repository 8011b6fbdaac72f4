import type pg from 'pg';
import type { Reporter } from '../ground/report/reporter.ts';
import type { AgentAdmission } from './people/admit-agent.ts';
import type { PropsGames } from './props/read-props-game.ts';
import type { WalletClient } from './wallet-client.ts';

/** What the sandbox plays with: its own tables of the database, and the book over HTTP. */
export interface SandboxTools {
  pool: pg.Pool;
  wallet: WalletClient;
  /** The parts of the affiliate system and the agent site, which asks the book whose token an agent came with. */
  people: {
    /** The book's password at the affiliate system. */
    readPassword: () => Promise<string>;
  } & AgentAdmission;
  /** The games that the widgets of player props are about. */
  propsGames: PropsGames;
  wallNowMs: () => number;
  reporter: Reporter<'sandbox'>;
}
