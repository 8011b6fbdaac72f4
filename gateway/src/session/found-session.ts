/** What a cookie says about who is asking. `ended`: there was a session, it no longer holds. */
export type FoundSession =
  | { state: 'visitor' }
  | { state: 'ended' }
  | {
      state: 'customer';
      customerId: string;
      store: string;
      isDemo: boolean;
      /** Names the session among gateways; the cookie can't be made from it. */
      sessionId: string;
      /** Wall milliseconds, as of the look-up: a ping moves it on. */
      expiresAtMs: number;
    };
