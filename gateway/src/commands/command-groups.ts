import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';

type GroupOf<Name> = Name extends `${infer Group} ${string}` ? Group : never;

/** The first word of a command. */
export type CommandGroup = GroupOf<CommandName>;

export const groupOf = <Name extends CommandName>(name: Name): GroupOf<Name> =>
  name.split(' ', 1)[0] as GroupOf<Name>;

/** The text of `--help` for each. */
export const COMMAND_GROUPS: Readonly<Record<CommandGroup, string>> = {
  customers: 'Accounts of customers',
  devices: 'Devices that customers sign in on',
  passkeys: 'Passkeys that customers sign in with',
  limits: 'The most that a customer may bet',
  restrictions: 'What a customer may not do',
  'time-outs': 'Breaks from betting that customers take',
  cash: 'Money paid in and out',
  'free-play': 'Free play given and taken back',
  balance: 'Corrections of balances',
  cashier: 'Deposits and payouts that wait for a decision',
  rounds: 'Rounds of casino games',
  tickets: 'Tickets: see, void, decide legs',
  exposure: 'What the book stands to lose',
  lines: 'Lines and scores: hold, circle, take down, correct',
  leagues: 'Leagues that a feed may name',
  stores: 'Stores that a feed may price',
  results: 'Results of games that wait, or are held',
  contests: 'Results of contests',
  weeks: 'Weeks of credit customers: statements, settling',
  report: 'What the book made',
  content: 'The site’s own words: rules, privacy, contact',
  texts: 'Texts of the page that customers suggest in place of its own',
  messages: 'What customers find in their inboxes',
  comments: 'What a customer is shown once a session',
  banners: 'Banners beside the board',
  slider: 'Images above the board',
  videos: 'The page “Video”',
  cards: 'Images of cards that customers sent',
  agents: 'Agents who come to the agent site',
  tokens: 'Who may call over HTTP',
  audit: 'What operators changed',
};
