/** Codes of any call. */
const ANY_CALL_CODES = [
  'badRequest',
  'payloadTooLarge',
  'unauthenticated',
  'forbidden',
  'originRefused',
  'notFound',
  'rateLimited',
  'unavailable',
  'internal',
  // The gateway is too old for the page, or the page for the gateway.
  'wireVersion',
  'outdated',
] as const;

/** The book's answer never came, or something else answered in its place: only the client knows this. */
const NO_ANSWER_CODES = ['networkFailed', 'timedOut', 'foreignAnswer'] as const;

/** Codes of signing in and of sessions. */
const SESSION_CODES = [
  'loginFailed',
  'lockedOut',
  'sessionEnded',
  'sessionChanged',
  'signInSlowed',
  'accountClosed',
  'passwordWeak',
  'passwordKnown',
  'passwordSame',
  'signUpIncomplete',
  'captchaRequired',
  'tokenInvalid',
  'passwordNotEncrypted',
  'resetLinkInvalid',
  'deviceNotAuthorized',
  'dayTimeUp',
  'confirmIdentity',
  'passkeyInvalid',
  'tooManyPasskeys',
] as const;

/** Codes of the customer's settings. */
const SETTINGS_CODES = [
  'choiceUnavailable',
  'favoritesFull',
  'textUnfit',
  'suggestionsFull',
  'pushUnavailable',
  'timeOutShorter',
  'timeOutStands',
] as const;

/** Codes of images of a card. */
const CARD_CODES = ['cardsUnavailable', 'cardsFull', 'cardImageRefused'] as const;

/** Codes of third parties' pages. */
const INTEGRATION_CODES = ['integrationRefused'] as const;

/** Codes of files made of lists. */
const EXPORT_CODES = ['exportTooLong'] as const;

/** Codes of the live socket. */
const LIVE_CODES = ['topicUnknown', 'tooManyTopics', 'storeRefused'] as const;

/** Codes of a ticket as a whole. */
const TICKET_CODES = [
  'wageringDisabled',
  'inTimeOut',
  'ownStakeLimit',
  'ownLossLimit',
  'noItems',
  'tooManyItems',
  'insufficientAvailable',
  'accountOwes',
  'keyReused',
  'optionUnavailable',
  'incorrectPassword',
  'ticketInProgress',
  'ticketsBusy',
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
  'ticketWinExceeded',
  'dayWinExceeded',
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
] as const;

/** Codes of an item of a ticket. */
export const ITEM_CODES = [
  'wagerTypeUnavailable',
  'amountExceeded',
  'reverseAmountExceeded',
  'ifBetAmountExceeded',
  'amountBelowMinimum',
  'amountInvalid',
  'lineUnknown',
  'lineHeld',
  'lineDoubted',
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
  'progressivePrice',
] as const;

/** Codes of a feed's pushed rows. */
const FEED_CODES = ['feedRowInvalid', 'feedGameUnknown', 'feedNumberTaken', 'feedSequence'] as const;

/**
 * The closed list of expected failures, shared by gateway, client and metrics. The words for people are in the
 * language catalogues under `error.<code>`; nobody matches on message text.
 */
export const ERROR_CODES = [
  ...ANY_CALL_CODES,
  ...NO_ANSWER_CODES,
  ...SESSION_CODES,
  ...SETTINGS_CODES,
  ...CARD_CODES,
  ...INTEGRATION_CODES,
  ...EXPORT_CODES,
  ...LIVE_CODES,
  ...TICKET_CODES,
  ...ITEM_CODES,
  ...FEED_CODES,
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export type ItemCode = (typeof ITEM_CODES)[number];

/** Codes with which a ticket may be refused, including those of its items. */
export const REFUSED_TICKET_CODES = [
  ...TICKET_CODES,
  ...ITEM_CODES,
  'badRequest',
  'unavailable',
  'internal',
] as const;

export type TicketCode = (typeof REFUSED_TICKET_CODES)[number];
