import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { ALL_RIGHTS } from '@lineboard/domain/desk/operator/right';
import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { createCustomers } from '../../src/ground/customer/customers.ts';
import { NO_MAIL } from '../../src/ground/mail/create-mailer.ts';
import { runCommand } from '../../src/desk/operator/run-command.ts';
import type { setUpGradedGames } from './graded-games.ts';

/** Carries out commands of an operator on these games, and lets grading look at what they changed. */
export const createCommandRunner =
  (games: ReturnType<typeof setUpGradedGames>) =>
  async <Name extends CommandName>(name: Name, input: CommandInput<Name>) => {
    const { database, gateway } = games;
    const now = () => gateway.clock.wallMs;
    const parts = {
      database,
      customers: createCustomers(database, now),
      customerEvents: gateway.customerEvents,
      wallNowMs: now,
      bookNowMs: now,
      defaultStore: 'main',
      book: gateway.book,
      figuresOf: () => new Map(),
      config: {
        PUBLIC_ORIGINS: [],
        SPORTS_ROOT: '/',
        PORT: 0,
        BOOK_ID: 'book',
        BOOK_NAME: 'Book',
        BANNER_ORIGINS: [],
        AGENT_TOKEN_KEY: null,
        CARD_KEYS: [],
      },
      cardKey: null,
      mailer: NO_MAIL,
      siteFile: NO_SITE_FILE,
    };
    const actor = { name: 'boss', rights: new Set(ALL_RIGHTS), address: null };
    const answer = await runCommand(parts, { name, actor, input, idempotencyKey: null });
    // As its sweep would a little later.
    games.startGradings(games.gradings.length + 1);
    await games.settled();
    return answer;
  };
