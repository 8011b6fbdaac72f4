import {
  COMMAND_NAMES,
  pathOfCommand,
  schemaOfCommand,
} from '@lineboard/domain/desk/operator/commands.schema';
import { ALL_RIGHTS } from '@lineboard/domain/desk/operator/right';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

describe.each(oneEngine())('what a token’s rights let it do', (engine) => {
  const book = setUpOperatedBook(engine);

  /** Without input: a token that is let in is told of that before anything is looked at. */
  const ask = async (name: (typeof COMMAND_NAMES)[number], token: string | null) => {
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: pathOfCommand(name),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      payload: { nothing: 'that a command takes' },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const countChanges = async (): Promise<string> => {
    const { rows } = await book.database.pool.query<{ count: string }>(
      `select (select count(*) from audit_log) || ' ' || (select count(*) from customer) || ' '
         || (select count(*) from operator_token) as count`,
    );
    return rows[0]!.count;
  };

  it.each(COMMAND_NAMES)('%s is refused to every token but one of its right', async (name) => {
    const { right } = schemaOfCommand(name);
    const at = COMMAND_NAMES.indexOf(name);
    const without = await book.addToken(
      `without-${at}`,
      ALL_RIGHTS.filter((other) => other !== right),
    );
    const nothing = await book.addToken(`nothing-${at}`, []);
    const only = await book.addToken(`only-${at}`, [right]);
    const before = await countChanges();
    for (const token of [without, nothing])
      expect(await ask(name, token)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect(await ask(name, null)).toMatchObject({ status: 401 });
    expect(await ask(name, only)).toMatchObject({ status: 400, body: { error: { code: 'badRequest' } } });
    expect(await countChanges()).toBe(before);
  });

  it('every right opens some command', () => {
    const opened = new Set(COMMAND_NAMES.map((name) => schemaOfCommand(name).right));
    expect([...opened].toSorted()).toEqual([...ALL_RIGHTS].toSorted());
  });
});
