import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { NumberRange } from '../../lines/feeds/push/number-ranges.ts';
import {
  describeFormsInMarkdown,
  describeRealTimeInMarkdown,
} from '../../lines/feeds/source/describe-kinds.ts';
import { type ChosenFeed, readFeed } from '../../lines/feeds/source/read-feed.ts';
import { described, integer, listOf, text, type Variable } from '../../ground/variables/variable.ts';

const feedToken = (part: string): { feedId: string; token: string } | undefined => {
  const [, feedId, token] = /^([a-z][a-z0-9-]{0,31}):([\x21-\x7e]{16,200})$/.exec(part) ?? [];
  // That name is taken: by it the operator's own words are told.
  const isFree = feedId !== undefined && feedId !== OPERATOR_FEED;
  return isFree && token !== undefined ? { feedId, token } : undefined;
};

const feedNumbers = (part: string): NumberRange | undefined => {
  const [, feedId, first = '', last = ''] = /^([a-z][a-z0-9-]{0,31}):(\d{1,10})-(\d{1,10})$/.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return feedId !== undefined && from >= 1 && from <= to && to < 2 ** 31 ? { feedId, from, to } : undefined;
};

/** Nothing by itself: a demo's is `feedOfBook`. */
const feed: Variable<ChosenFeed | null> = {
  takes: 'a source of lines',
  fallback: null,
  parse: (given) => {
    const result = readFeed(given);
    return result.ok ? result.feed : undefined;
  },
  explain: (given) => {
    const result = readFeed(given);
    return result.ok ? { value: given, takes: 'a source of lines' } : result;
  },
};

export const feedVariables = {
  FEED: described(
    feed,
    `The source of lines and scores: ${describeFormsInMarkdown()} ([feeds](../feeds.md)). ` +
      'The book’s clock goes on over restarts ' +
      'as long as the text stays the same ([ADR 0002](../adr/0002-book-clock.md)). A book that is no demo doesn’t start ' +
      'without one.',
    'none; in a demo `simulator`',
  ),
  FEED_PUSH_TOKENS: described(
    listOf(
      'feedId:token pairs, no feed called operator, tokens of 16 characters or more, e.g. mover:q2T7…',
      feedToken,
      true,
    ),
    'Who may send to `POST /api/feed/{feedId}` ([push feed](../feed-push.md)), by comma, beside a `FEED` in real time ' +
      `(${describeRealTimeInMarkdown()}). Each feed has one token, and none has another’s.`,
  ),
  FEED_NUMBERS: described(
    listOf('feedId:first-last ranges, e.g. mover:1-99999,props:100000-199999', feedNumbers),
    '[Whose numbers are whose](../feed-push.md#whose-number-it-is) among the push feeds, by comma.',
  ),
  FEED_GUARDS_FILE: described(
    text<string | null>('the path of a JSON file', /^[^\0]{1,4000}$/, null),
    'The figures by which what feeds say is doubted, by sport and feed: [files of a book](files.md#guards).',
  ),
  FEED_SILENCE_MS: described(
    integer(500, 600_000, 10_000),
    'A feed that says nothing for this long is down, and its lines are held.',
  ),
  FEED_LEASE_MS: described(
    integer(1_000, 60_000, 1_500),
    'A gateway that runs the feeds and can’t be reached for this long is followed by another one ' +
      '([ADR 0008](../adr/0008-lease-and-fencing.md)). It is the same for all gateways. Make it longer where machines ' +
      'are often too busy to answer in a second.',
  ),
  LINE_HISTORY_DAYS: described(
    integer(1, 3_650, 30),
    'For how many days after a game’s beginning, or a contest’s cut-off, the moves of its lines are kept; those of a ' +
      'contest for as many days after later ones took their place. The close of a graded bet stays.',
  ),
} as const;
