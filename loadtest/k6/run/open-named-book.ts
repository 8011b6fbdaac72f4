import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { Login } from '../../sign-in/sign-in-all.ts';
import type { BookUnderLoad } from './book-under-load.ts';

/** What the command line says of a book that runs already. */
export interface NamedBook {
  /** The site's address, and after it gateways that may run the feeds, by comma. */
  book: string;
  /** A CSV file with the columns `customerId` and `password`. */
  customers?: string | undefined;
  /** `ID:TOKEN` of a push feed that nobody needs meanwhile. */
  feed?: string | undefined;
  metricsToken?: string | undefined;
}

const readLogins = (file: string): Login[] => {
  const rows = parse(readFileSync(file), {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  }) as Array<Partial<Login>>;
  return rows.map(({ customerId = '', password = '' }, at) => {
    if (customerId === '' || password === '')
      throw new Error(
        `${file}, customer ${at + 1}: takes the columns customerId and password, both filled in`,
      );
    return { customerId, password };
  });
};

const readFeed = (named: string): { feedId: string; token: string } => {
  const [, feedId, token] = /^([^:]+):(.+)$/.exec(named) ?? [];
  if (feedId === undefined || token === undefined) throw new Error('--feed takes ID:TOKEN of a push feed');
  return { feedId, token };
};

const readOrigins = (book: string): string[] =>
  book.split(',').map((address) => {
    if (!URL.canParse(address))
      throw new Error(`--book takes addresses like https://book.example, not ${address}`);
    return new URL(address).origin;
  });

export const openNamedBook = ({ book, customers, feed, metricsToken }: NamedBook): BookUnderLoad => {
  const [origin = '', ...gateways] = readOrigins(book);
  return {
    origin,
    feedOrigins: gateways.length === 0 ? [origin] : gateways,
    feed: feed === undefined ? null : readFeed(feed),
    logins: customers === undefined ? [] : readLogins(customers),
    provider: null,
    metricsToken: metricsToken ?? null,
    isOwn: false,
    stop: async () => undefined,
  };
};
