/**
 * What the gateway goes on from, by part and kind, and what its log says then. Each is counted under these names. What
 * goes wrong with only one kind of feed is in its own folder.
 */
export const FAILURES = {
  captcha: {
    providerAway: 'the provider of the captcha could not judge a token, and the customer tries again',
  },
  cashier: { notCounted: 'how many deposits and payouts wait could not be counted for the metrics' },
  customerEvents: {
    notPublished: 'a customer event reached this gateway alone',
    disconnected: 'the connection for customer events broke',
  },
  feeds: {
    notStarted: 'a feed could not start and is tried again',
    startedOver: 'a feed failed and starts over with its image',
    notSuspended: 'that a feed is silent could not be noted and is tried again',
    numbersNotRead:
      'what is known of the numbers in a batch could not be read, and its sender is to send it again',
    batchNotTaken: 'a batch was not taken, and its sender is asked for an image',
    notHeld: 'the lines of a feed that was taken over and sent no image could not be held',
    overridesNotRead: 'what operators say of lines could not be read and is tried again',
    doubtsNotRead: 'what was doubted of a feed could not be read; its guard goes on with what it knows',
    notDecided:
      'what an operator decided about a doubted feed could not be told to the books and is tried again',
    leagueNotNoted: 'a league that a feed named first could not be noted',
    notGoneOn: 'the books could not go on with what a feed left to do, which is tried again',
  },
  grading: { notGraded: 'a result could not be graded yet' },
  history: {
    notWritten: 'how lines moved could not be written yet',
    leftOut: 'moves of lines that the database refuses were left out',
    notJudged: 'alerts of moved lines could not be judged; their customers may be told late',
    setAside: 'alerts that could not be judged were ended; their customers are not told of those lines',
    refused: 'alerts could not be judged, and are tried again with the next moves of their lines',
  },
  integrations: {
    unreachable: 'the affiliate system made no token',
    out: 'a provider doesn’t answer, and is shown as out',
  },
  leadership: {
    notAsked: 'the lease of the line log could not be asked for or renewed',
    notOffered: 'the lease of the line log could not be offered',
    notClosed: 'the feeds could not be closed',
  },
  lineLog: {
    unread: 'the line log could not be read and is tried again',
    bookFault: 'the book could not take what the line log holds and is reloaded from it',
    imageNotSaved: 'an image of the book could not be saved',
  },
  live: {
    notAuthenticated: 'whose socket it is could not be found out',
    upgradeStripped:
      'a request for the live socket came without its Upgrade: something on the way takes it off',
    turnedAway: 'connections are turned away, because no more files may be open',
    sessionNotChecked: 'whether the session of a socket holds could not be found out',
  },
  mail: {
    noFolder: 'messages can not be caught in their folder: what needs mail isn’t offered',
    notSent: 'a message could not be sent',
    tooMany: 'a message was not taken, because too many wait to be sent',
  },
  notices: {
    notNoted: 'what operators are to be told could not be noted and is tried again',
    tooMany: 'what operators are to be told was not noted, because too much waits; it is in the log',
    notRead: 'what operators are to be told could not be read and is tried again',
    notMailed: 'operators could not be written to, because this book sends no mail (`MAIL_URL`)',
    notPosted: 'the webhook address of the operators did not take what they were to be told',
    nobodyTold: 'what operators were to be told was taken no way for a day and is given up; it is in the log',
    notMarked: 'what operators were told could not be marked as told and is tried again',
    notInInbox: 'what operators were to be told could not be put into their inbox',
  },
  session: {
    linkNotWritten: 'a link to choose a new password could not be written',
    passkeyCounter: 'a passkey was used less often than before, so it was refused: somebody may have a copy',
  },
  push: {
    notTold: 'a closed page could not be told of news and is tried again',
    notLookedAt: 'what closed pages are to be told could not be found out and is tried again',
  },
  sandbox: {
    notDecided: 'the book did not answer a call of the sandbox, which is sent again',
    callRefused: 'the book refused what a round of the sandbox paid or took back',
    notSent: 'waiting calls of the sandbox could not be looked up and are tried again',
    notSwept: 'old rounds of the sandbox stay',
  },
  sweeps: {
    futureTimes: 'what a clock that was ahead wrote stays as it is',
    sessions: 'expired sessions stay',
    keys: 'old ticket keys stay',
    saleKeys: 'old keys of sales could not be deleted',
    confirmations: 'old passwords of tickets that were never placed stay',
    actions: 'old lines of the action log stay',
    push: 'old marks and subscriptions of closed pages stay',
    cards: 'images of cards stay beyond their time',
    lines: 'old moves of lines stay',
    alerts: 'old alerts of lines stay',
    challenges: 'expired challenges for passkeys stay',
    wallet: 'expired launch tokens and wallet sessions stay',
  },
  sales: {
    notDecided: 'a sale of a bet could not be decided yet',
    noneDecided: 'sales of bets could not be decided yet',
    targetNotTaken: 'a bet could not be sold at its target yet',
    targetsNotSeen: 'targets of bets could not be looked at',
  },
  tickets: {
    notDecided: 'a pending ticket could not be decided yet',
    noneDecided: 'pending tickets could not be decided yet',
  },
  traces: {
    tooMany: 'spans of traces were left out, because too many wait for the collector',
    notSent: 'spans of traces were lost, because the collector did not take them',
    notFlushed: 'spans of traces were lost, because the collector did not take them before the stop',
  },
  wallet: {
    roundNotClosed: 'a round of which nothing is told any more could not be closed yet',
    roundsNotRead: 'rounds of which nothing is told any more could not be looked for yet',
  },
} as const;
