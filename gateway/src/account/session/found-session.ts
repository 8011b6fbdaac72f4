/** The caller according to the cookie. `ended`: its session is no longer valid. */
export type FoundSession =
  | { state: 'visitor' }
  | { state: 'ended' }
  | {
      state: 'customer';
      customerId: string;
      store: string;
      isDemo: boolean;
      /** Set so by the book, or a demo: nothing is staked. */
      isOffline: boolean;
      /** `due`: taken for a bot, and this session hasn't passed the captcha. */
      captcha: 'none' | 'due' | 'passed';
      /** The password was set by somebody else: nothing is staked before the customer has chosen an own one. */
      mustChangePassword: boolean;
      /** Names the session among gateways; the cookie can't be made from it. */
      sessionId: string;
      /** The device that it began on; null: of before devices were known. */
      deviceId: string | null;
      /** Wall milliseconds, as of the look-up: a ping moves it on. */
      expiresAtMs: number;
    };
