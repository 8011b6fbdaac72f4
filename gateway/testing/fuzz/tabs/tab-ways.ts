import { STARTING_PAGE, VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';

/** The marks that a page could have by itself: of the customer that it shows, and of the browser's cookie. */
export interface TabMarks {
  shown: string;
  cookies: string;
}

export interface TabWay {
  name: string;
  /** null: the page says nothing. */
  draw: (marks: TabMarks, random: Random) => string | null;
  /** The answer to every call that changes something, whatever it contains. */
  code: 'sessionChanged' | 'outdated';
}

const partsOf = (mark: string): readonly [customer: string, session: string] => {
  const [customer = '', session = ''] = mark.split('.');
  return [customer, session];
};

const PROTOTYPES = ['__proto__', 'constructor', '__proto__.__proto__', 'hasOwnProperty.toString'];
/** Bytes that are no whole character, as half of what was written in UTF-8. */
const HALF_CHARACTERS = ['\u00c3', '\u00e2\u0082', '\u00f0\u009f'];

/**
 * The calls that a page may make while the browser's cookie belongs to another customer, and the calls of a page
 * without a customer.
 */
export const TAB_WAYS: readonly TabWay[] = [
  { name: 'another customer’s page', draw: ({ shown }) => shown, code: 'sessionChanged' },
  {
    name: 'another customer’s page with this session',
    draw: ({ shown, cookies }) => `${partsOf(shown)[0]}.${partsOf(cookies)[1]}`,
    code: 'sessionChanged',
  },
  {
    name: 'session and customer exchanged',
    draw: ({ cookies }) => partsOf(cookies).toReversed().join('.'),
    code: 'sessionChanged',
  },
  { name: 'a visitor’s page', draw: () => VISITORS_PAGE, code: 'sessionChanged' },
  { name: 'a page that starts', draw: () => STARTING_PAGE, code: 'sessionChanged' },
  {
    name: 'nobody’s page',
    draw: (_, random) =>
      [0, 0]
        .map(() => Array.from({ length: 22 }, () => chooseOne(random, ['a', 'Z', '0', '_', '-'])).join(''))
        .join('.'),
    code: 'sessionChanged',
  },
  { name: 'a name of objects', draw: (_, random) => chooseOne(random, PROTOTYPES), code: 'sessionChanged' },
  {
    name: 'half a mark',
    draw: ({ cookies }, random) => cookies.slice(0, 1 + Math.floor(random() * 20)),
    code: 'sessionChanged',
  },
  {
    name: 'half characters',
    draw: ({ cookies }, random) => `${chooseOne(random, HALF_CHARACTERS)}${chooseOne(random, ['', cookies])}`,
    code: 'sessionChanged',
  },
  { name: 'no mark', draw: () => null, code: 'outdated' },
  { name: 'an empty mark', draw: () => '', code: 'outdated' },
];

/** The customer signed out and in again in another tab: the page goes on. */
export const RENEWED_WAY = 'the same customer’s page with a new session';
