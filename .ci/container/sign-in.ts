import { createCipheriv } from 'node:crypto';
import { call } from './call-site.ts';

/** As the page does (docs/protocol.md). @returns what the customer's page sends along with its calls */
export const signIn = async (
  origin: string,
  customerId: string,
  password: string,
): Promise<Record<string, string>> => {
  const asked = await call(`${origin}/api/session/token`, { origin }, {});
  const { key } = JSON.parse(asked.text) as { key: string };
  const cipher = createCipheriv('aes-128-cbc', key, key);
  const sealed = cipher.update(password, 'utf8', 'base64') + cipher.final('base64');
  const headers = { origin, cookie: asked.cookie };
  const answer = await call(`${origin}/api/session`, headers, { customerId, password: sealed, key });
  if (!answer.text.includes('"resultCode":0')) throw new Error(`${customerId} can't sign in: ${answer.text}`);
  const { session } = JSON.parse(answer.text) as { session: { page: string } };
  return { cookie: answer.cookie, 'lineboard-page': session.page };
};
