/** The reasons why a command did nothing, in the words that an operator reads. `{name}` is filled in. */
export const COMMAND_REFUSALS = {
  unknownCustomer: 'There is no customer {customerId}.',
  customerExists: 'There is a customer {customerId} already.',
  customerTwice: 'Customer {customerId} stands there twice.',
  moneyNotAllowed: 'A first balance takes the right money.write.',
  noEmail: 'Customer {customerId} has no mail address: say it with `customers set {customerId} --email`.',
  mailNotSetUp: 'No mail is sent here: set MAIL_URL.',
  setAndCleared: 'Say {name} or clear it, not both.',
  notLocked: 'Nobody is locked out of customer {customerId}’s account.',
  customerClosed: 'Customer {customerId} is closed: reopen the account first.',
  openWagers:
    'Customer {customerId} has {count} open wagers: they have to be graded before the account is closed.',
  cashRequestsWaiting:
    'Customer {customerId} has {count} requests that wait at the cashier (deposits of {depositCents}, payouts of {payoutCents}): approve or refuse them before the account is closed (`cashier list --customer-id {customerId}`).',
  currencyInUse:
    'Customer {customerId} has amounts in {currency}: close the account and open another in the new currency.',
  overOwnLimit:
    'Customer {customerId} has set a deposit limit of {limitCents} for the {period}, of which {leftCents} is left. Say --over-own-limit to book it all the same.',
  inTimeOut: 'Customer {customerId} has taken a time-out. Say --over-own-limit to book it all the same.',
  timeOutShorter: 'Customer {customerId} has a time-out that ends no earlier.',
  noTimeOut: 'Customer {customerId} has no time-out.',
  notCovered: 'Only {availableCents} can be paid out to {customerId}.',
  freePlayNotCovered: 'Customer {customerId} has a free-play balance of {freePlayBalanceCents}.',
  unknownTimeZone: '{timeZone} is no time zone. Example: America/New_York.',
  unknownSport: '{sportType} is no sport. There are: {sports}.',
  unknownAgent:
    'There is no agent {agentId}: open the agent’s account first (`customers create {agentId} --is-agent`).',
  unknownLeague: 'There is no league {sportSubType} of {sports}.',
  unknownPeriod: '{sport} has no period {periodNumber}. There are: {periods}.',
  unknownRestriction: 'There is no restriction {code}.',
  unknownParam: 'Restriction {code} takes {figures}, not {name}.',
  wrongParam: '{name} of restriction {code} takes {takes}.',
  unknownPasskey: 'Customer {customerId} has no passkey {passkeyId}.',
  unknownDevice: 'Customer {customerId} has no device {deviceId}.',
  deviceAuthorized: 'Customer {customerId}’s device {deviceId} may be used already.',
  notBoundToDevices: 'Customer {customerId} may use any device: the account has no restriction DDBA.',
  noSuchRestriction: 'Customer {customerId} has no restriction {code}.',
  noSuchLimit: 'Customer {customerId} has no limit {limitId}.',
  unknownRound: 'Provider {provider} has no round {round}.',
  roundClosed: 'Round {round} of {provider} is closed: correct the balance instead (balance adjust).',
  unknownCashRequest: 'The cashier has no request {requestId}.',
  cashRequestDecided: 'Request {requestId} is {state}: nothing changes it any more.',
  cashierNotAllowed:
    'Customer {customerId} may not use the cashier: see is-offline, demo and the restriction CASHIER.',
  unknownTicket: 'There is no ticket {ticketNumber}.',
  unknownWager: 'Ticket {ticketNumber} has no wager {wagerNumber}.',
  unknownLeg: 'Wager {wagerNumber} of ticket {ticketNumber} has no leg {itemNumber}.',
  notPastPosted:
    'No leg of ticket {ticketNumber} was accepted after its start: name the one that was placed too late.',
  noWays: 'Contestants of contest {contestNum} are no ways to win a fight: say its winners.',
  fightNeedsWinner: 'Contestants of contest {contestNum} name fighters: say which won, {fighters}.',
  nothingHeldLate: 'No leg of ticket {ticketNumber} waits for a decision about when it was accepted.',
  nothingSold:
    'Nothing of wager {wagerNumber} of ticket {ticketNumber} was sold, or all of it was taken back.',
  saleWaits:
    'A sale of wager {wagerNumber} of ticket {ticketNumber} waits for its delay: try again in some seconds.',
  notSplittable:
    'Wager {wagerNumber} of ticket {ticketNumber} can’t be split: it takes an open parlay, teaser or round robin of two legs and more, a cent each, beside no rolling if, and none of which a part was sold since an earlier split.',
  splitTooLate:
    'A leg of wager {wagerNumber} of ticket {ticketNumber} has begun or is decided: make the whole no action instead (`tickets void {ticketNumber}`).',
  ticketSplit:
    'Ticket {ticketNumber} was split into straights, which are ticket {otherNumber}: decide of those, or take the split back first (`tickets regrade {ticketNumber}`).',
  splitTakenBack:
    'Ticket {ticketNumber} is of straights that were taken back: ticket {otherNumber} stands in their place.',
  afterNeedsGame: 'Say the game whose bets after that moment are meant.',
  errorNeedsLine: 'Say the price or the line that should have stood.',
  oneOrAll: 'Say which customer, or all of them.',
  noSuchDay: '{week} is no day. Example: 2026-11-16.',
  weekTooOld: 'The week of {week} is more than ten years ago.',
  weekNotBegun: 'The week of {week} has not begun.',
  weekNotOver: 'The week of {monday} is not over.',
  weekSettled: 'The week of {monday} is settled for {customerId}.',
  notOnCredit: 'Customer {customerId} is not on credit: the balance is the customer’s own.',
  otherCurrency: 'Customer {customerId} has amounts in {currency}.',
  severalCurrencies:
    'There are customers of {currencies} to settle, and what is carried is an amount of one of them: settle each by --currency with its own --carry-under.',
  noBook:
    'Lines are in a running gateway: none was asked. Give --url, or start the one of this configuration.',
  unknownGame: 'There is no game {gameNum}.',
  gameOver: 'Game {gameNum} is over: it takes no bets.',
  gameNotBegun: 'Game {gameNum} has not begun.',
  noResult: 'Nothing was told of how game {gameNum} ended.',
  resultNotHeld: 'The result of game {gameNum} is not held: it is graded already.',
  resultHeld: 'The result of game {gameNum} is held already: {why}.',
  gameClosed: 'Game {gameNum} is called off already.',
  gameNotClosed: 'Game {gameNum} was not called off.',
  unknownContest: 'Nobody has bet on a contest {contestNum}.',
  contestOpen: 'Contest {contestNum} takes bets until {until}.',
  oneOutcome: 'Say one of winners, statistic, didNotPlay and noAction.',
  noSuchContestant:
    'Nobody bet on contestant {contestantNum} of contest {contestNum}: say others if that is right.',
  noAnswers: 'Contest {contestNum} asks for no number, and for no yes or no.',
  wonAndAbsent: 'Contestant {contestantNum} of contest {contestNum} is named both as a winner and as absent.',
  tiedNotWon: 'Contestant {contestantNum} of contest {contestNum} is named as tied, and not as a winner.',
  whoTies:
    'Contest {contestNum} has more winners than its {places} places: say who of them ties for the last, at least one place less than there are.',
  noSuchLine: 'Game {gameNum} has no line of period {periodNumber}.',
  impossibleScore: 'That can’t be: {why}.',
  standsAlready: 'That stands already.',
  unknownDoubt: 'There is no doubt {noticeId} that holds anything. `lines doubts` lists those that do.',
  doubtEnded: 'Doubt {noticeId} is over, and holds nothing any more: {how}.',
  notBelieved: 'Nobody took what doubt {noticeId} is about, or it is doubted anew.',
  wagersOnTeams:
    'Game {gameNum} has {count} open wagers on the teams that it had: say `--wagers noAction`, or have the feed say the teams as they were.',
  leagueExists: 'There is a league {sportSubType} of {sportType} already.',
  leagueRefused: 'The name {sportSubType} of {sportType} is refused already.',
  storeExists: 'There is a store {store} already.',
  unknownStore: 'There is no store {store}.',
  storeInUse: 'Store {store} has {count} customers.',
  nothingOverridden: 'Operators say nothing of it: there is nothing to let go of.',
  tooManyOverrides: 'Operators say {count} things of lines: let go of what is over first (lines list).',
  unknownPage: 'There is no page {pageId} in {language}.',
  unknownVersion: 'Page {pageId} has no version {version} in {language}.',
  noTitle: 'A page begins with its title: “# Title”.',
  unknownFigure: 'The book has no figure {name}. There are: {names}.',
  noRecipients: 'Say to whom: by --to, --all or --filter, one of them.',
  nobodyFits: 'No customer with an open account fits that.',
  unknownCondition: '{name} stands there twice.',
  unknownBanner: 'There is no {name} here.',
  nameTaken: 'There is a banner, image or video {name} already.',
  tooManyBanners: 'There are {most} already: remove one first.',
  unreadableMedia: 'The file is of no kind that may be shown, or too large.',
  linkNotAllowed: '{link} is no page of the site, and its origin isn’t among BANNER_ORIGINS.',
  linkNeeded: 'The actions link and popup take a link, and no other does.',
  unknownDay: '{day} is no day. Example: 2027-01-31.',
  unknownMessage: 'There is no message {messageId}.',
  unknownCardImage: 'There is no image {imageId}: it was deleted, or is over its time.',
  unknownCardKey: 'The image was sealed with the key {keyId}, and CARD_KEYS doesn’t have it.',
  agentNotAdmitted:
    'That token opens nothing: it is forged, used or more than a minute old, or the login is no agent’s any more.',
  unknownRight: '{right} is no right. There are: {rights}.',
  rightNotOwned: 'A token can only be given rights that you have: {right} is not one of them.',
  tokenExists: 'There is a token {name} already.',
  tokenNameUsed: 'There was a token {name}, which the audit log names: take a name that nobody had.',
  tokenOverOwnRights: 'Token {name} has the right {right}, which you don’t have: ask somebody who has it.',
  unknownToken: 'There is no token {name}.',
  unknownSuggestion: 'There is no suggestion {suggestionId}: it was decided or taken back.',
  textUnfit: 'The text can’t stand there: {fault}.',
  tooManyTexts: 'There are {most} changed texts: restore one first.',
  nothingToChange: 'Say what to change.',
  alreadyDone: 'This was done already: audit entry {entryId}.',
} as const;

export type CommandRefusalCode = keyof typeof COMMAND_REFUSALS;

type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** The values for the blanks in a refusal's text. */
export type CommandRefusalParams<Code extends CommandRefusalCode> = Readonly<
  Record<Blanks<(typeof COMMAND_REFUSALS)[Code]>, string | number>
>;

/** The sentence with its blanks filled, amounts in units of the currency. */
export const describeCommandRefusal = <Code extends CommandRefusalCode>(
  code: Code,
  params: CommandRefusalParams<Code>,
): string => {
  const given = new Map<string, string | number>(Object.entries(params));
  return COMMAND_REFUSALS[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name);
    return typeof value === 'number' && name.endsWith('Cents') ? (value / 100).toFixed(2) : String(value);
  });
};
