import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { createHmac } from 'node:crypto';
import type { SignedInPage } from '../../sign-in/sign-in-all.ts';
import type { BookUnderLoad } from './book-under-load.ts';
import type { SignedInFile } from './signed-in-file.ts';

/** Opens a game for each customer, as its page and the provider's server would (docs/wallet.md). */
export const openGameSessions = async (
  origin: string,
  { name, key, integration }: NonNullable<BookUnderLoad['provider']>,
  pages: readonly SignedInPage[],
): Promise<NonNullable<SignedInFile['casino']>> => {
  const sessions: string[] = [];
  for (const { cookie, page } of pages) {
    const launched = await fetch(`${origin}/api/integrations/launch`, {
      method: 'POST',
      headers: { origin, cookie, [PAGE_HEADER]: page, 'content-type': 'application/json' },
      body: JSON.stringify({ name: integration, parameters: [] }),
    });
    const { address } = (await launched.json()) as { address?: string };
    if (address === undefined) throw new Error(`${integration} was not launched: ${launched.status}`);
    const [path, time] = ['/wallet/authenticate', String(Date.now())];
    const body = JSON.stringify({ token: new URL(address).searchParams.get('token') });
    const signature = createHmac('sha256', key).update(`${time}.${path}.${body}`).digest('base64url');
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-lineboard-provider': name,
        'x-lineboard-time': time,
        'x-lineboard-signature': signature,
      },
      body,
    });
    const { session } = (await answer.json()) as { session?: string };
    if (session === undefined) throw new Error(`the wallet opened no session: ${answer.status}`);
    sessions.push(session);
  }
  return { provider: name, key, sessions };
};
