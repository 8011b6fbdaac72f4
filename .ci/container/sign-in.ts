import { createCipheriv } from 'node:crypto';
import { call } from './call-site.ts';

/** Seals what is typed as the page does (docs/protocol.md). */
const seal = (key: string, text: string): string => {
  const cipher = createCipheriv('aes-128-cbc', key, key);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
};

/**
 * Signs in as the page does, with another password chosen in place of the operator's: nothing is staked before.
 *
 * @returns what the customer's page sends along with its calls
 */
export const signIn = async (
  origin: string,
  customerId: string,
  password: string,
): Promise<Record<string, string>> => {
  const asked = await call(`${origin}/api/session/token`, { origin }, {});
  const { key } = JSON.parse(asked.text) as { key: string };
  const headers = { origin, cookie: asked.cookie };
  const body = { customerId, password: seal(key, password), key };
  const answer = await call(`${origin}/api/session`, headers, body);
  if (!answer.text.includes('"resultCode":0')) throw new Error(`${customerId} can't sign in: ${answer.text}`);
  const { session } = JSON.parse(answer.text) as { session: { page: string } };
  const signedIn = { cookie: answer.cookie, 'lineboard-page': session.page };
  await chooseOwnPassword(origin, signedIn, password);
  return signedIn;
};

const chooseOwnPassword = async (
  origin: string,
  signedIn: { cookie: string },
  password: string,
): Promise<void> => {
  const asked = await call(`${origin}/api/session/token`, { origin, ...signedIn }, {});
  const { key } = JSON.parse(asked.text) as { key: string };
  const changed = await call(
    `${origin}/api/customer/password`,
    { origin, ...signedIn, cookie: `${signedIn.cookie}; ${asked.cookie}` },
    { password: seal(key, password), newPassword: seal(key, `my ${password}`), key },
    'PUT',
  );
  if (!changed.text.includes('"resultCode":0')) throw new Error(`no other password: ${changed.text}`);
};
