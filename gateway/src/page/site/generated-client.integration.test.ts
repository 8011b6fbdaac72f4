import { createCipheriv } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { findTypeFaults, type TypedValue } from '../../../testing/generated-client/find-type-faults.ts';
import {
  type GeneratedAnswer,
  type GeneratedClient,
  generateClient,
} from '../../../testing/generated-client/generate-client.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';

interface Token {
  resultMessage: string;
  key: string;
}

/** Encrypts a password as docs/protocol.md describes it. */
const seal = ({ resultMessage, key }: Token): { password: string; key: string } => {
  const bytes = Buffer.from(resultMessage, 'latin1');
  const cipher = createCipheriv('aes-128-cbc', bytes, bytes);
  return { password: cipher.update(TEST_PASSWORD, 'utf8', 'base64') + cipher.final('base64'), key };
};

const cookieOf = ({ response }: GeneratedAnswer, name: string): string => {
  const cookie = response?.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return cookie?.split(';')[0]?.slice(name.length + 1) ?? '';
};

/** The document is all that is known of the gateway here, and a public generator's client all that calls it. */
describe.each(['true', 'false'])(
  'a client generated from the served document, ENCRYPT_PASSWORDS=%s',
  (encrypts) => {
    let gateway: TestGateway;
    let drop: () => Promise<void>;
    let folder: string;
    let book: GeneratedClient;
    let config: { baseUrl: string; headers: Record<string, string> };

    beforeAll(async () => {
      const made = await createTestDatabase(oneEngine()[0]!);
      drop = made.drop;
      await seedCustomer(made.database, { customerId: 'ALICE' });
      gateway = await createTestGateway(made.database, { ENCRYPT_PASSWORDS: encrypts });
      gateway.book.putGame({ gameNum: 1 });
      const baseUrl = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
      const served = await fetch(`${baseUrl}/api/openapi.json`);
      folder = mkdtempSync(join(tmpdir(), 'lineboard-client-'));
      book = await generateClient((await served.json()) as Record<string, unknown>, folder);
      config = { baseUrl, headers: { origin: TEST_ORIGIN } };
      book.client.setConfig(config);
    });
    afterAll(async () => {
      await gateway.close();
      await drop();
      rmSync(folder, { recursive: true });
    });

    it('signs in as the site asks for and places a ticket, each as its own types have it', async () => {
      const typed: TypedValue[] = [];
      const note = (type: string, value: unknown) => typed.push({ type, value });
      const site = await book.readSite();
      note('ReadSiteResponse', site.data);
      expect(site.data).toMatchObject({ encryptPasswords: encrypts === 'true' });

      const token = await book.issueLoginToken();
      note('IssueLoginTokenResponse', token.data);
      const password = encrypts === 'true' ? seal(token.data as Token) : { password: TEST_PASSWORD };
      const signInBody = { customerId: 'ALICE', ...password };
      const signedIn = await book.signIn({
        body: signInBody,
        headers: { cookie: `lb_visitor=${cookieOf(token, 'lb_visitor')}` },
      });
      note(`SignInData['body']`, signInBody);
      note('SignInResponse', signedIn.data);
      expect(signedIn).toMatchObject({ data: { resultCode: 0 } });

      const ticket = createTicket([createItem(1)]);
      const { session } = signedIn.data as { session: { page: string } };
      const headers = { 'lineboard-page': session.page };
      expect(await book.placeTicket({ body: ticket, headers })).toMatchObject({
        error: { error: { code: 'unauthenticated' } },
      });
      // The document says where the session goes.
      book.client.setConfig({ ...config, auth: () => cookieOf(signedIn, 'lb_session') });
      const placed = await book.placeTicket({ body: ticket, headers });
      note(`PlaceTicketData['body']`, ticket);
      note('PlaceTicketResponse', placed.data);
      expect(placed).toMatchObject({ data: { state: 'accepted', wagers: [{ riskCents: 11_000 }] } });
      const found = await book.findTicket({ path: { key: ticket.idempotencyKey } });
      expect(found.data).toEqual(placed.data);

      expect(findTypeFaults(folder, typed)).toEqual([]);
    });
  },
);
