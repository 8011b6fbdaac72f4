import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { pathOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { ALL_RIGHTS, type Right } from '@lineboard/domain/desk/operator/right';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../src/ground/database/create-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../gateways/test-gateway.ts';
import { addToken } from '../operators/add-token.ts';
import type { TestEngine } from '../servers/postgres-global-setup.ts';
import { createTestDatabase } from '../servers/test-database.ts';

export interface OperatorAnswer {
  status: number;
  /** As the command answers, or `{ error }`: what a test reads of it, it names itself. */
  body: ReturnType<typeof JSON.parse>;
}

export interface OperatedBook {
  readonly database: Database;
  readonly databaseName: string;
  readonly gateway: TestGateway;
  /** @param token of `addToken`; null: none */
  call<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    options?: { token?: string | null; key?: string },
  ): Promise<OperatorAnswer>;
  /** An account of the usual terms, opened by the operator's command. @throws Error when it isn't */
  openAccount(customerId: string): Promise<void>;
  /** @returns a token of these rights */
  addToken(name: string, rights: readonly Right[], expiresAtMs?: number): Promise<string>;
  /** As a customer does. */
  signIn(customerId: string, password: string): Promise<{ resultCode: number; code?: string }>;
}

/** A gateway with an operator who may do everything. @param parts `clientDir`: where the built page would be */
export const setUpOperatedBook = (
  engine: TestEngine,
  {
    env = {},
    siteFile,
    clientDir,
  }: { env?: Record<string, string>; siteFile?: SiteConfiguration; clientDir?: string } = {},
): OperatedBook => {
  let database: Database;
  let drop: () => Promise<void>;
  let databaseName: string;
  let gateway: TestGateway;
  let all: string;

  const addTokenHere: OperatedBook['addToken'] = (...token) => addToken(database, ...token);

  beforeAll(async () => {
    ({ database, name: databaseName, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(
      database,
      { ENCRYPT_PASSWORDS: 'false', ...env },
      {},
      siteFile,
      clientDir,
    );
    all = await addTokenHere('boss', ALL_RIGHTS);
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const call: OperatedBook['call'] = async (name, input, { token = all, key } = {}) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: pathOfCommand(name),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: input as object,
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  return {
    get database() {
      return database;
    },
    get databaseName() {
      return databaseName;
    },
    get gateway() {
      return gateway;
    },
    addToken: addTokenHere,
    signIn: async (customerId, password) => {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { origin: TEST_ORIGIN },
        payload: { customerId, password },
      });
      return answer.json();
    },
    call,
    openAccount: async (customerId) => {
      const { status, body } = await call('customers create', { customerId });
      if (status !== 200) throw new Error(`no account ${customerId}: ${JSON.stringify(body)}`);
    },
  };
};
