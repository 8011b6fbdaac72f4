import type { Database } from './create-database.ts';

export type BookSecret =
  | 'wallet player'
  | 'sandbox wallet key'
  | 'sandbox affiliate password'
  | 'sandbox agent key';

/** Reads what the gateways of a book share: it is asked for once, and again after the database was away. */
export const createSecretReader = (
  { kysely }: Pick<Database, 'kysely'>,
  name: BookSecret,
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
