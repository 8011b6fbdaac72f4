import type { FastifyInstance } from 'fastify';

/** Routes, and the names of the parts that they are given. They see no others. */
export interface PlugIn<Parts> {
  readonly routes: (app: FastifyInstance, parts: Parts) => void | Promise<void>;
  readonly needs: ReadonlyArray<keyof Parts & string>;
}

/** A name that the routes ask for and the list leaves out doesn't compile. */
type AllNamed<Parts, Names extends readonly unknown[]> = [Exclude<keyof Parts, Names[number]>] extends [never]
  ? unknown
  : { isNotNamed: Exclude<keyof Parts, Names[number]> };

export const plugIn = <Parts, const Names extends ReadonlyArray<keyof Parts & string>>(
  routes: PlugIn<Parts>['routes'],
  needs: Names & AllNamed<Parts, Names>,
): PlugIn<Parts> => ({ routes, needs });

/** The dependencies of all plug-ins in a table. */
export type PartsOf<Table extends ReadonlyArray<PlugIn<never>>> = Table[number]['routes'] extends (
  app: never,
  parts: infer Parts,
) => unknown
  ? Parts
  : never;

/** In the order of the table, each with its own parts. */
export const plugInAll = async <Table extends ReadonlyArray<PlugIn<never>>>(
  app: FastifyInstance,
  table: Table,
  parts: PartsOf<Table> & object,
): Promise<void> => {
  const given = new Map(Object.entries(parts));
  for (const { routes, needs } of table) {
    const own = needs.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []));
    await routes(app, Object.fromEntries(own) as never);
  }
};
