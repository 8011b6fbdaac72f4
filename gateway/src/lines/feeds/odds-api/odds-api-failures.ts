/** What the feed goes on from, and what the log says then: counted as the part `oddsApi`. */
export const ODDS_API_FAILURES = {
  unanswered: 'the odds provider did not answer as it should and is asked again',
  keyRefused: 'the odds provider refused the key; it is asked nothing more until the gateway starts again',
  creditsSpent: 'the odds provider has no requests left for this key and is asked again in an hour',
  requestRefused: 'the odds provider refused a call, which is tried again in an hour',
  answerUnfit: 'the odds provider answered something else than it was asked for',
  budgetSpent: 'today’s share of the requests is spent, and lines of the odds provider stay held',
  boardEmptied:
    'an answer of the odds provider left out most games of a sport: what stands is kept, and held once nobody confirms it',
  leftOut: 'parts of an answer of the odds provider were left out',
  scoresLeft: 'scores of the odds provider were not taken, and an operator has to say them or wait',
  unsettled: 'games of the odds provider have no final, and an operator has to say how they ended',
  notStored: 'what the feed of the odds provider keeps in the database could not be read or written',
} as const;
