import type { PlantedFault } from '../planted-fault.ts';

const STORY_TESTS = ['gateway/src/books/ticket-story/ticket-story.integration.test.ts'];
const PAGE_TESTS = ['client/src/books/ticket-story/TicketPage.test.tsx'];
const PICTURE_TESTS = ['client/src/betting/ticket-picture/PictureDialog.test.tsx'];

/** A ticket's own page, and what leads there. */
export const TICKET_STORY_FAULTS: readonly PlantedFault[] = [
  {
    id: 'story-of-anybody',
    what: 'Whoever knows a ticket’s number reads it.',
    file: 'gateway/src/books/ticket-story/read-ticket-story.ts',
    find: "    .where('customer_id', '=', customerId)\n",
    replace: '',
    tests: STORY_TESTS,
  },
  {
    id: 'seen-price-not-kept',
    what: 'A ticket tells the price that it was accepted at as the one that was seen.',
    file: 'gateway/src/betting/tickets/create-posting.ts',
    find: 'seen_price: item.seenPrice,',
    replace: 'seen_price: evaluated.finalPrice,',
    tests: STORY_TESTS,
  },
  {
    id: 'combination-seen-not-kept',
    what: 'A combination tells the price that it was accepted at as the one that was seen.',
    file: 'domain/src/betting/ticket/combine-items.ts',
    find: '    seenFactor,\n    ...(pickedFactor',
    replace: '    seenFactor: writeRational(factor),\n    ...(pickedFactor',
    tests: ['gateway/src/betting/grading/combinations.integration.test.ts'],
  },
  {
    id: 'line-moves-after-acceptance',
    what: 'What became of a line after a ticket was accepted stands among the moves before it.',
    file: 'domain/src/books/ticket-story/tell-line-story.ts',
    find: 'price === accepted.price && points === accepted.points',
    replace: 'true as boolean',
    tests: ['domain/src/books/ticket-story/tell-line-story.test.ts'],
  },
  {
    id: 'story-balance-of-now',
    what: 'Every row of a ticket’s money has the balance of today.',
    file: 'gateway/src/books/transactions/entry-row.ts',
    find: 'rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents\n  from ledger l join account a',
    replace:
      'rows between unbounded preceding and 1 preceding) * 0, 0))::bigint as balance_cents\n  from ledger l join account a',
    tests: STORY_TESTS,
  },
  {
    id: 'missing-ticket-as-failure',
    what: 'Another customer’s number looks other than one that there isn’t: it seems to be a failure.',
    file: 'client/src/books/ticket-story/ticket-story-store.ts',
    find: "!answer.ok && answer.error.code === 'notFound'",
    replace: 'false as boolean',
    tests: PAGE_TESTS,
  },
  {
    id: 'picture-with-its-name',
    what: 'What is shared says more than the picture.',
    file: 'client/src/betting/ticket-picture/hand-out-picture.ts',
    find: 'navigator.share({ files: [toFile(picture)] })',
    replace: 'navigator.share({ files: [toFile(picture)], url: location.href })',
    tests: PICTURE_TESTS,
  },
];
