import type { Database } from '../database/create-database.ts';

/** Of what the gateways of a book share: asked for once, and again after the database was away. */
export const createSecretReader = (
  { kysely }: Pick<Database, 'kysely'>,
  name: 'wallet player' | 'sandbox wallet key',
): (() => Promise<string>) => {
  let secret: Promise<string> | null = null;
  const read = async (): Promise<string> => {
    const row = kysely.selectFrom('book_secret').select('secret').where('name', '=', name);
    return (await row.executeTakeFirstOrThrow()).secret;
  };
  return () => {
    secret ??= read().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return secret;
  };
};
