/**
 * The closed list of expected failures, shared by gateway, client and metrics. The words for people stand in the
 * language catalogues under `error.<code>`; nobody matches on message text.
 */
export const ERROR_CODES = [
  // any call
  'badRequest',
  'payloadTooLarge',
  'unauthenticated',
  'forbidden',
  'originRefused',
  'notFound',
  'rateLimited',
  'unavailable',
  'internal',
  'wireVersion',
  // the call never came back: known to the client alone
  'networkFailed',
  'timedOut',
  // session
  'loginFailed',
  'lockedOut',
  'sessionEnded',
  'signInSlowed',
  'captchaRequired',
  'tokenInvalid',
  'passwordNotEncrypted',
  // live socket
  'topicUnknown',
  'tooManyTopics',
  'storeRefused',
  // ticket as a whole
  'wageringDisabled',
  'noItems',
  'tooManyItems',
  'insufficientAvailable',
  'keyReused',
  'keyClosed',
  'wagerTypeUnavailable',
  'optionUnavailable',
  'incorrectPassword',
  'ticketInProgress',
  'ticketNotConfirmed',
  'tooManyPending',
  'tooManyOpenWagers',
  'wagerReserved',
  'tooFewLegs',
  'tooManyLegs',
  'reverseNeedsTwo',
  'arbcNeedsThree',
  'parlayCombinations',
  'payoutExceeded',
  'teaserUnknown',
  'teaserTeams',
  'roundRobinDisabled',
  'roundRobinSizes',
  'roundRobinBetExceeded',
  'roundRobinToWin',
  'openSpotsNotAllowed',
  'openSpotsSingleParlay',
  'openSpotsTooMany',
  'openSpotsClosed',
  'openSpotsOtherKind',
  'freePlayUnavailable',
  'freePlayInsufficient',
  'freePlayPrice',
  'lessJuiceUnavailable',
  'rifUnavailable',
  'rifParentInvalid',
  'rifFreePlayParent',
  'rifCorrelated',
  'rifChainTooLong',
  'rifAmountExceeded',
  // an item of a ticket
  'amountExceeded',
  'reverseAmountExceeded',
  'ifBetAmountExceeded',
  'amountBelowMinimum',
  'amountInvalid',
  'lineUnknown',
  'lineHeld',
  'lineDisabled',
  'priceMissing',
  'cutoffPassed',
  'feedStale',
  'priceChanged',
  'priceInvalid',
  'duplicatePick',
  'moneyLineRestricted',
  'correlatedLegs',
  'parlayRestricted',
  'contestLegs',
  'pointsUnavailable',
  // feed push
  'feedRowInvalid',
  'feedGameUnknown',
  'feedNumberTaken',
  'feedSequence',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Figures that belong into the sentence: limits, accepted amounts, names. Amounts are in cents and end in `Cents`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface ItemError {
  itemId: string;
  code: ErrorCode;
  params?: ErrorParams;
}

/** The body of every refused HTTP call. */
export interface ErrorBody {
  error: { code: ErrorCode; params?: ErrorParams; items?: ItemError[] };
}
