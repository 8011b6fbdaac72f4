/** What a cookie says about who is asking. `ended`: there was a session, it no longer holds. */
export type FoundSession =
  | { state: 'visitor' }
  | { state: 'ended' }
  | { state: 'customer'; customerId: string; store: string; isDemo: boolean };
