import type { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';

/** What a customer's page sends along with its calls. */
export type PageHeaders = Record<'Cookie' | typeof PAGE_HEADER, string>;

/** What the runner tells a scenario about its customers, by a file: their sessions are no arguments of a command. */
export interface SignedInFile {
  pages: PageHeaders[];
  casino: { provider: string; key: string; sessions: string[] } | null;
}
