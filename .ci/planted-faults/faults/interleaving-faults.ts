import type { PlantedFault } from '../planted-fault.ts';

const TICKETS = ['gateway/testing/interleavings/tickets.integration.test.ts'];
const LOG = ['gateway/testing/interleavings/log.test.ts'];

/** What goes wrong only where two do something at once, in one order of many. */
export const INTERLEAVING_FAULTS: readonly PlantedFault[] = [
  {
    id: 'ticket-judged-before-others',
    what: 'Limits and balance are read before the write, and another gateway’s ticket in between isn’t noticed.',
    file: 'gateway/src/betting/tickets/ticket-statements.ts',
    find: "where customer_id = :customerId::text and version = :expectedVersion::bigint returning nextval('ticket_number_seq')",
    replace:
      "where customer_id = :customerId::text and version >= :expectedVersion::bigint returning nextval('ticket_number_seq')",
    tests: TICKETS,
  },
  {
    id: 'outcome-posted-twice',
    what: 'Two who grade a wager at once both post what they judged.',
    file: 'gateway/src/betting/grading/post-outcome.ts',
    find: 'and wager_number = :wagerNumber and revision = :revision\n  returning customer_id',
    replace: 'and wager_number = :wagerNumber and revision >= :revision\n  returning customer_id',
    tests: TICKETS,
  },
  {
    id: 'result-over-an-operator',
    what: 'HR-41: a result that is told later decides a leg that an operator has decided.',
    file: 'gateway/src/betting/grading/wagers-to-grade.ts',
    find: ' < version &&\n  !item.decided_by_operator;',
    replace: ' < version;',
    tests: TICKETS,
  },
  {
    id: 'book-confirmed-while-behind',
    what: 'HR-32.5: a book that lags behind the log counts as fresh.',
    file: 'gateway/src/lines/log/redis-log-follower.ts',
    find: '    if (end.clk === from.clk) {\n',
    replace: '    if (end.clk >= from.clk) {\n',
    tests: LOG,
  },
  {
    id: 'old-image-for-a-new-place',
    what: 'An image of the book stands for an entry that it doesn’t have.',
    file: 'gateway/src/lines/log/redis-log-follower.ts',
    find: 'const place = { epoch: from.epoch, clk: from.clk };',
    replace: 'const place = { epoch: from.epoch, clk: from.clk + 1 };',
    tests: LOG,
  },
  {
    id: 'held-feed-not-asked',
    what: 'A feed whose silence was noted speaks again, and its lines stay held for good.',
    file: 'gateway/src/lines/log/feed-runner.ts',
    find: "feedId === feed.feedId && state === 'down'",
    replace: "feedId === feed.feedId && state === 'starting'",
    tests: LOG,
  },
];
