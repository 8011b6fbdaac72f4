import type { OwnPasskey, PasskeyRegistration } from '@lineboard/domain/account/sign-in/passkey.schema';
import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Mailer } from '../../ground/mail/mailer.ts';
import { describeAgent } from '../session/describe-agent.ts';
import type { RememberedDevices } from '../session/remembered-devices.ts';
import type { Sessions } from '../session/sessions.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { type PasskeyNews, type Reader, writePasskeyNews } from './passkey-news.ts';
import { deletePasskey, hasMostPasskeys, insertPasskey } from './passkey-rows.ts';
import { readClientData } from './read-client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyRegistration } from './verify-registration.ts';

export interface ChangePasskeysParts {
  config: Config;
  database: Database;
  challenges: PasskeyChallenges;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  mailer: Mailer;
  sessions: Pick<Sessions, 'endOfPasskey'>;
  rememberedDevices: Pick<RememberedDevices, 'forgetOfPasskey'>;
  wallNowMs: () => number;
}

export interface AddPasskeyCall {
  customerId: string;
  session: string;
  userAgent: string;
  party: RelyingParty;
  registration: PasskeyRegistration;
}

interface Refused {
  refused: 'tokenInvalid' | 'passkeyInvalid' | 'tooManyPasskeys';
}

/** The customer's row, held: two that are added at once are counted one after the other. */
const holdReader = async (client: pg.PoolClient, customerId: string): Promise<Reader> => {
  const { rows } = await client.query<Reader>(
    `select customer_id as "customerId", email, web_language as language from customer
     where customer_id = $1 for no key update`,
    [customerId],
  );
  return rows[0]!;
};

const tell = (
  { mailer, customerEvents }: Pick<ChangePasskeysParts, 'mailer' | 'customerEvents'>,
  customerId: string,
  { mail, event }: PasskeyNews,
): void => {
  if (mail !== null && mailer.isSetUp) mailer.send(mail);
  customerEvents.publish(customerId, event);
};

/** Its name in the list until the customer gives it one. */
const nameAfter = (userAgent: string): string => {
  const { browser, system } = describeAgent(userAgent);
  return (
    [browser, system]
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, 60) || '—'
  );
};

/** Keeps the public key of a passkey that the customer's device made for this session's challenge. */
export const addPasskey = async (
  parts: ChangePasskeysParts,
  { customerId, session, userAgent, party, registration }: AddPasskeyCall,
): Promise<{ passkey: OwnPasskey } | Refused> => {
  const { config, database, challenges, wallNowMs } = parts;
  const said = readClientData(registration.clientDataJSON);
  const isAsked = said !== null && (await challenges.redeem('add', session, said.challenge));
  if (!isAsked) return { refused: 'tokenInvalid' };
  const key = await verifyRegistration(registration, said.challenge, party);
  if (key === null) return { refused: 'passkeyInvalid' };
  const wallMs = wallNowMs();
  type Added = Refused | { passkey: OwnPasskey; news: PasskeyNews };
  const added = await inTransaction(database.pool, async (client): Promise<Added> => {
    const reader = await holdReader(client, customerId);
    if (await hasMostPasskeys(client, customerId)) return { refused: 'tooManyPasskeys' };
    const { transports } = registration;
    const name = nameAfter(userAgent);
    const passkey = await insertPasskey(client, {
      customerId,
      ...key,
      transports,
      name,
      createdAtMs: wallMs,
    });
    if (passkey === null) return { refused: 'passkeyInvalid' };
    const news = await writePasskeyNews(client, 'added', reader, { bookName: config.BOOK_NAME, wallMs });
    return { passkey, news };
  });
  if ('refused' in added) return added;
  tell(parts, customerId, added.news);
  return { passkey: added.passkey };
};

/**
 * Removes a passkey and ends the sessions that began with it, except the calling one. The password still works, so the
 * customer isn't locked out.
 */
export const removePasskey = async (
  parts: ChangePasskeysParts,
  customerId: string,
  passkeyId: string,
  own: { session: string; device: string | undefined },
): Promise<boolean> => {
  const { config, database, sessions, rememberedDevices, wallNowMs } = parts;
  const news = await inTransaction(database.pool, async (client) => {
    const reader = await holdReader(client, customerId);
    if ((await deletePasskey(client, customerId, passkeyId)) === null) return null;
    return writePasskeyNews(client, 'removed', reader, { bookName: config.BOOK_NAME, wallMs: wallNowMs() });
  });
  if (news === null) return false;
  await rememberedDevices.forgetOfPasskey(customerId, passkeyId, own.device);
  await sessions.endOfPasskey(customerId, passkeyId, own.session);
  tell(parts, customerId, news);
  return true;
};
