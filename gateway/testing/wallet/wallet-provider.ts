import { pathOfWalletCall, type WalletCallName } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { createLaunchToken } from '../../src/casino/wallet/launch-tokens.ts';
import { signCall } from '../../src/casino/wallet/wallet-signature.ts';
import { hashToken } from '../../src/account/session/session-token.ts';
import type { TestGateway } from '../gateways/test-gateway.ts';

/** A provider of games as the wallet meets it: what it says is signed, and sent as it says it. */
export interface TestProvider {
  name: string;
  /** @returns a launch token of a page in which the customer has just signed in */
  launch(customerId: string, options?: LaunchOptions): Promise<string>;
  /** @returns a wallet session */
  open(customerId: string, options?: LaunchOptions): Promise<string>;
  /** @returns status and body */
  call(name: WalletCallName, body: object, headers?: Readonly<Record<string, string>>): Promise<WalletReply>;
  /** The same of a body as text, whatever it is. */
  send(name: WalletCallName, body: string, headers?: Readonly<Record<string, string>>): Promise<WalletReply>;
}

interface LaunchOptions {
  integration?: string;
  game?: string | null;
  /** The cookie of a page that is open; otherwise a new one. */
  cookie?: string;
}

export type WalletReply = [status: number, body: { code?: string; [field: string]: unknown }];

/** The part of a gateway that a provider needs, even of one that was started. */
interface PlayedGateway extends Pick<TestGateway, 'app' | 'cookieOf'> {
  readonly clock: { readonly wallMs: number };
  readonly placing: Pick<TestGateway['placing'], 'database'>;
}

/** @param to the gateway that is called, when it is another than the one that customers sign in to */
export const createWalletProvider = (
  gateway: PlayedGateway,
  { name, key }: { name: string; key: string },
  to: Pick<PlayedGateway, 'app' | 'clock'> = gateway,
): TestProvider => {
  const { database } = gateway.placing;
  const launch: TestProvider['launch'] = async (customerId, options = {}) => {
    const { integration = 'casino', game = 'slots', cookie = await gateway.cookieOf(customerId) } = options;
    const sessionId = hashToken(cookie.slice(cookie.indexOf('=') + 1)).toString('hex');
    const opened = { customerId, sessionId, integration, game, provider: name };
    const token = await createLaunchToken(database.pool, opened, gateway.clock.wallMs);
    if (token === null) throw new Error(`${customerId} is not signed in`);
    return token;
  };
  const send: TestProvider['send'] = async (call, body, headers = {}) => {
    const path = pathOfWalletCall(call);
    const time = String(to.clock.wallMs);
    const signature = signCall(key, { time, path, body: Buffer.from(body) }).toString('base64url');
    const answer = await to.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-lineboard-provider': name,
        'x-lineboard-time': time,
        'x-lineboard-signature': signature,
        ...headers,
      },
      payload: body,
    });
    return [answer.statusCode, answer.json()];
  };
  const call: TestProvider['call'] = (callName, body, headers) =>
    send(callName, JSON.stringify(body), headers);
  return {
    name,
    launch,
    call,
    send,
    open: async (customerId, options) => {
      const [status, answer] = await call('authenticate', { token: await launch(customerId, options) });
      if (status !== 200) throw new Error(`${customerId} can't play: ${answer.code ?? status}`);
      return String(answer['session']);
    },
  };
};
