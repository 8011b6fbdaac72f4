import { fastify, type FastifyInstance } from 'fastify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type PartsOf, plugIn, plugInAll } from './plug-in.ts';

interface MenuParts {
  clock: () => number;
  store?: string;
}

const noted: Array<[string, object]> = [];
const menuRoutes = (_app: FastifyInstance, parts: MenuParts): void => void noted.push(['menu', parts]);
const betRoutes = async (_app: FastifyInstance, parts: { ledger: string[] }): Promise<void> =>
  void noted.push(['bets', parts]);
const plainRoutes = (): void => void noted.push(['plain', {}]);

const TABLE = [
  plugIn(menuRoutes, ['clock', 'store']),
  plugIn(betRoutes, ['ledger']),
  plugIn(plainRoutes, []),
] as const;

describe('routes that are plugged in', () => {
  it('are given the parts that they name and no others, in the order of the table', async () => {
    const [clock, ledger] = [() => 1, ['a']];
    await plugInAll(fastify(), TABLE, { clock, ledger });
    await plugInAll(fastify(), TABLE.slice(0, 1), { clock, ledger, store: 'main' });
    expect(noted).toEqual([
      ['menu', { clock }],
      ['bets', { ledger }],
      ['plain', {}],
      ['menu', { clock, store: 'main' }],
    ]);
  });

  it('name each part that they ask for, and what a table asks for is what they ask for together', () => {
    expectTypeOf<PartsOf<typeof TABLE>>().toExtend<MenuParts & { ledger: string[] }>();
    // @ts-expect-error The clock is not named.
    plugIn(menuRoutes, ['store']);
    // @ts-expect-error What may be missing is named, too.
    plugIn(menuRoutes, ['clock']);
    // @ts-expect-error They don't ask for it.
    plugIn(menuRoutes, ['clock', 'store', 'ledger']);
    // @ts-expect-error Two ask for different things by one name, which nobody can give.
    const asks: PartsOf<readonly [typeof MENU, typeof CLOCKLESS]> = { clock: () => 1 };
    expect(asks).toBeDefined();
  });
});

const MENU = plugIn(menuRoutes, ['clock', 'store']);
const CLOCKLESS = plugIn((_app: FastifyInstance, _parts: { clock: string }) => undefined, ['clock']);
