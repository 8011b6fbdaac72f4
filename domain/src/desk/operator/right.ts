/** What an operator's token may do, by name; each command asks for one. */
export const RIGHTS = {
  'customers.read': 'See customers: terms, limits, restrictions, balances',
  'customers.write': 'Create, change and close customers; set limits, restrictions and passwords',
  'money.write': 'Pay in and out, give free play, adjust balances',
  'tickets.read': 'See tickets: legs, results, what they did to the ledger',
  'tickets.write': 'Void tickets and decide their legs',
  'book.read': 'See what the book stands to lose, and to whom',
  'lines.read': 'See what feeds say of lines and what operators put in its place',
  'lines.write': 'Hold, circle and take down lines, and let go of them',
  'scores.write': 'Correct scores, by which bets are graded again',
  'content.write': 'Write the pages of the site’s own words: rules, privacy, contact',
  'texts.write': 'Take or turn down texts of the page that customers suggest',
  'messages.write': 'Write to customers: messages, comments on accounts, banners',
  'cards.read': 'See images of cards that customers sent; every look is in the audit log',
  'cards.write': 'Delete images of cards',
  'agents.admit': 'Learn whose token an agent came with; for the agent site',
  'tokens.write': 'Make and revoke tokens with the rights that one has',
  'audit.read': 'Read the audit log',
} as const;

export type Right = keyof typeof RIGHTS;

export const ALL_RIGHTS = Object.keys(RIGHTS) as readonly Right[];

export const isRight = (text: string): text is Right => Object.hasOwn(RIGHTS, text);
