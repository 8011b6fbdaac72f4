import type { OwnPasskey } from '@lineboard/domain/account/sign-in/passkey.schema';
import { FakeAuthenticator, type Said } from '../fakes/fake-authenticator.ts';
import { TEST_ORIGIN, type TestGateway } from '../gateways/test-gateway.ts';

type Answer = Awaited<ReturnType<TestGateway['app']['inject']>>;

/** A browser with what it keeps, at one of the site's origins. */
export class PasskeyPage {
  readonly #gateway: TestGateway;
  readonly origin: string;
  readonly rpId: string;
  readonly address: string;
  readonly cookies = new Map<string, string>();

  constructor(
    gateway: TestGateway,
    { origin = TEST_ORIGIN, rpId = 'book.example', address = '10.9.0.1' } = {},
  ) {
    this.#gateway = gateway;
    this.origin = origin;
    this.rpId = rpId;
    this.address = address;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ): Promise<Answer> {
    const answer = await this.#gateway.app.inject({
      method,
      url,
      headers: { origin: this.origin, cookie: this.cookie, ...headers },
      remoteAddress: this.address,
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  /** What its device and browser say to a challenge here. */
  said(challenge: string): Said {
    return { origin: this.origin, rpId: this.rpId, challenge };
  }

  async signIn(customerId: string, password: string): Promise<Answer> {
    return this.call('POST', '/api/session', { customerId, password });
  }

  async ask(which: 'session/passkey' | 'session/identity' = 'session/passkey'): Promise<string> {
    return (await this.call('POST', `/api/${which}/question`)).json().challenge;
  }

  /** By the page's own customer, who has just signed in. */
  async add(device = new FakeAuthenticator()): Promise<{ device: FakeAuthenticator; passkey: OwnPasskey }> {
    const offer = (await this.call('POST', '/api/passkeys/offer')).json();
    device.userHandle = offer.user.id;
    const registration = device.register(this.said(offer.challenge));
    const passkey = (await this.call('POST', '/api/passkeys', { registration })).json();
    return { device, passkey };
  }

  /** @param bent what an attacker says in place of it */
  async enter(device: FakeAuthenticator, bent: Partial<Said> = {}): Promise<Answer> {
    const said = { ...this.said(await this.ask()), ...bent };
    return this.call('POST', '/api/session/passkey', { assertion: device.assert(said) });
  }

  async isOnline(): Promise<boolean> {
    return (await this.call('GET', '/api/session')).json().online;
  }
}

/** What a sign-in or a confirmation came to: `in`, or a code. */
export const codeOf = (answer: Answer): string =>
  answer.body === '' ? 'in' : (answer.json().code ?? answer.json().error?.code ?? 'in');
