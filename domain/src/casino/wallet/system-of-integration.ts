/** Systems as the transactions name them (`transaction-origin.ts`); what has no name of its own is the casino. */
const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['horses', 'Horses'],
  ['liveBetting', 'Live Betting'],
  ['liveBetting1', 'Live Betting'],
  ['liveBettingIds', 'Live Betting'],
  ['ultraPlay', 'Live Betting'],
  ['lotto', 'Lotto Pro'],
  ['lottoPro', 'Lotto Pro'],
  ['lottoLux', 'Lotto Pro'],
  ['crashGame', 'CrashGame'],
  ['dstProps', 'PROPS'],
  ['propsBuilder', 'PROPS'],
]);

/** What a customer reads of where a round was played. */
export const systemOfIntegration = (integration: string): string => SYSTEMS.get(integration) ?? 'Casino';
