import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { PushPayload } from '@lineboard/domain/account/notifications/push-notice';
import type { PushChoices } from '@lineboard/domain/account/notifications/push-notice';
import type { PushSubscriptionBody } from '@lineboard/domain/account/notifications/push-subscription.schema';

const ALL: PushChoices = { tellsGraded: true, tellsDecided: true, tellsMessages: true, showsAmounts: false };

/** One browser with its own keys, as it would ask to be told. */
export interface FakeBrowser {
  body: PushSubscriptionBody;
  /** The messages to it, decrypted with its keys, in the order of their arrival. */
  told: PushPayload[];
}

export interface FakePushService {
  /** `127.0.0.1:1234` */
  host: string;
  addBrowser(choices?: Partial<PushChoices>): FakeBrowser;
  /** What the service answers from now on; null: it takes everything. `hang` never answers. */
  answer: { status: number; headers?: Record<string, string> } | 'hang' | null;
  /** Every call, with its headers. */
  calls: Array<{ path: string; headers: IncomingMessage['headers'] }>;
  close(): Promise<void>;
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291, from the browser's side: written against the standard, not with the library that sealed it. */
const openMessage = (sealed: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = sealed.subarray(0, 16);
  const idLength = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + idLength);
  const content = sealed.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = hkdf(browser.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(content.subarray(-16));
  const opened = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8');
};

/** A push service on loopback that opens what it gets, as browsers would. */
export const startPushService = async (): Promise<FakePushService> => {
  const browsers = new Map<string, (sealed: Buffer) => void>();
  const service: FakePushService = {
    host: '',
    answer: null,
    calls: [],
    addBrowser: (choices = {}) => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const browser: FakeBrowser = {
        body: {
          endpoint: `http://${service.host}${path}`,
          p256dh: pair.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
          ...ALL,
          ...choices,
        },
        told: [],
      };
      browsers.set(path, (sealed) => browser.told.push(JSON.parse(openMessage(sealed, pair, auth))));
      return browser;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      service.calls.push({ path, headers });
      const { answer } = service;
      if (answer === 'hang') return;
      if (answer !== null) {
        response.writeHead(answer.status, answer.headers).end('said by the service');
        return;
      }
      browsers.get(path)?.(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return service;
};
