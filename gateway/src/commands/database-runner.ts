import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { ALL_RIGHTS } from '@lineboard/domain/desk/operator/right';
import { userInfo } from 'node:os';
import { findBookClock } from '../ground/clock/find-book-clock.ts';
import { findFeed } from '../config/feed-of-book.ts';
import { openConfiguredRedis } from '../config/open-configured-redis.ts';
import type { Config } from '../config/read-config.ts';
import { readHouseRules } from '../config/read-house-rules.ts';
import { readSiteFile } from '../config/read-site-file.ts';
import { createFiguresOf } from '../words/content/figures-of.ts';
import { createCustomers } from '../ground/customer/customers.ts';
import { sendCustomerEvents } from '../ground/customer/database-customer-events.ts';
import { connectDatabase } from '../ground/database/connect-database.ts';
import type { RedisPrimary } from '../ground/redis/redis-primary.ts';
import type { Database } from '../ground/database/create-database.ts';
import { openMailer } from '../ground/mail/open-mailer.ts';
import { runCommand } from '../desk/operator/run-command.ts';
import type { CommandResult, CommandRunner } from './command-runner.ts';
import { mailSettingsOf } from '../config/mail-settings.ts';
import { configOfCommands } from '../start/play-agent-site.ts';
import { originOfGateway } from './origin-of-gateway.ts';
import { runAtGateway } from './run-at-gateway.ts';
import { findDatabase } from './find-database.ts';

const printFailure = (error: unknown): void => {
  const cause = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Open pages were not told, and learn of it when they ask: ${cause}\n`);
};

const mailReporter = {
  failed: (_kind: string, cause: unknown) =>
    void process.stderr.write(
      `The message was not sent: ${cause instanceof Error ? cause.message : String(cause)}\n`,
    ),
};

const openCustomerEvents = async (redis: RedisPrimary | null, database: Database) => {
  if (redis === null) return sendCustomerEvents(database, printFailure);
  const { createRedisCustomerEvents } = await import('../ground/customer/redis-customer-events.ts');
  return createRedisCustomerEvents(redis, { reporter: { failed: (_, error) => printFailure(error) } });
};

/**
 * Carries commands out in the configured database, for whoever has its key: with every right, as `console:` and the
 * name of the system's user. Pages are told by way of Redis, where gateways share one, and by the database else.
 */
export const openDatabaseRunner = async (config: Config): Promise<CommandRunner | null> => {
  const target = findDatabase(config);
  if (target === null) return null;
  const database = await connectDatabase(target, 2);
  const redis = await openConfiguredRedis(config);
  const events = await openCustomerEvents(redis, database);
  const mailer = await openMailer(mailSettingsOf(config), mailReporter, (file) =>
    process.stderr.write(`The message is in ${file}\n`),
  );
  const clock = await findBookClock(database, findFeed(config)?.text ?? null);
  const parts = {
    database,
    customers: createCustomers(database, Date.now),
    customerEvents: events,
    config: await configOfCommands(config, database),
    mailer,
    wallNowMs: Date.now,
    bookNowMs: () => clock.nowMs(),
    defaultStore: config.DEFAULT_STORE,
    siteFile: readSiteFile(config.SITE_FILE),
    book: null,
    cardKey: null,
    figuresOf: createFiguresOf(config, readHouseRules(config.HOUSE_RULES_FILE)),
  };
  const actor = { name: `console:${userInfo().username}`, rights: new Set(ALL_RIGHTS), address: null };
  return {
    run: async (command): Promise<CommandResult> => {
      const { name, input, idempotencyKey } = command;
      if (schemaOfCommand(name).needsBook === true)
        return runAtGateway(database, { origin: originOfGateway(config), actor: actor.name }, command);
      const outcome = await runCommand(parts, { name, actor, input, idempotencyKey });
      switch (outcome.kind) {
        case 'done':
          return { ok: true, answer: outcome.answer };
        case 'refused': {
          const { kind: _, ...refusal } = outcome;
          return { ok: false, ...refusal };
        }
        case 'badInput':
          return { ok: false, code: 'badRequest', message: outcome.message, field: outcome.field };
        case 'forbidden':
          return { ok: false, code: 'forbidden', message: outcome.right };
      }
    },
    close: async () => {
      await mailer.close();
      await events.close();
      redis?.close();
      await database.close();
    },
  };
};
