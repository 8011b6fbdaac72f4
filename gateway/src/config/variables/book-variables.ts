import { isSportType, type SportType } from '@lineboard/domain/ground/sport/sports';
import { described, flag, integer, listOf, text } from '../../ground/variables/variable.ts';

const sportDelay = (part: string): { sportType: SportType; delayMs: number } | undefined => {
  const [, sportType = '', delay] = /^([A-Za-z]+)=(\d{1,5})$/.exec(part) ?? [];
  return isSportType(sportType) && delay !== undefined ? { sportType, delayMs: Number(delay) } : undefined;
};

export const bookVariables = {
  BOOK_ID: described(
    text('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, 'lineboard'),
    'How programs know the book: its pages, the links that it sends, and the site of its agents.',
  ),
  BOOK_NAME: described(text('1 to 80 characters', /^.{1,80}$/u, 'Lineboard'), 'What the site calls itself.'),
  DEFAULT_STORE: described(
    text('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, 'main'),
    'Whose lines visitors see. It is the store of the demo customers, too.',
  ),
  INITIAL_LEAGUE: described(
    text<string | null>('sport/subSport, e.g. Football/NFL', /^[^/]{1,80}\/[^/]{1,80}$/, null),
    'The league that a page shows when nothing was bookmarked.',
  ),
  DEMO: described(
    flag(false),
    '`true` seeds demo customers whose passwords everybody can read. Never set it with real money.',
  ),
  LIVE_DELAY_MS: described(integer(0, 60_000, 5_000), 'How long live wagers wait (HR-44).'),
  LIVE_DELAYS: described(
    listOf('delays by sport in milliseconds, e.g. Tennis=8000,Soccer=6000', sportDelay),
    'The same for single sports, by comma.',
  ),
  TICKET_PASSWORD: described(
    flag(false),
    '`true`: every ticket asks for the customer’s password. Customers with the restriction `MOVER` are always asked.',
  ),
  HOUSE_RULES_FILE: described(
    text<string | null>('the path of a JSON file', /^[^\0]{1,4000}$/, null),
    'The figures in which books differ, teasers and bounds of parlays among them: [files of a book](files.md#house-rules).',
  ),
} as const;
