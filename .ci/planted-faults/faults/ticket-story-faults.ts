import type { PlantedFault } from '../planted-fault.ts';

const STORY_TESTS = ['gateway/src/books/ticket-story/ticket-story.integration.test.ts'];
const PAGE_TESTS = ['client/src/books/ticket-story/TicketPage.test.tsx'];
const DIALOG_TESTS = ['client/src/page/shell/Dialogs.test.tsx'];
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
    id: 'story-not-served',
    what: 'No ticket’s page can be loaded.',
    file: 'gateway/src/start/route-tables.ts',
    find: 'plugIn(ticketStoryRoutes, [',
    replace: 'plugIn(() => undefined, [',
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
    id: 'story-balance-of-now',
    what: 'Every row of a ticket’s money has the balance of today.',
    file: 'gateway/src/books/transactions/entry-row.ts',
    find: 'rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents\n  from ledger l join account a',
    replace:
      'rows between unbounded preceding and 1 preceding) * 0, 0))::bigint as balance_cents\n  from ledger l join account a',
    tests: STORY_TESTS,
  },
  {
    id: 'story-not-kept',
    what: 'A ticket’s page stays as it was when the ticket is graded.',
    file: 'client/src/page/app/lifecycles.ts',
    find: '  ({ live }) => keepTicketStory(live.customer$),\n',
    replace: '',
    tests: ['client/src/page/app/lifecycles.test.ts'],
  },
  {
    id: 'story-legs-not-followed',
    what: 'Legs on a ticket’s page don’t follow their games.',
    file: 'client/src/books/ticket-story/StoryParts.tsx',
    find: '  useFollowBets(bets);\n',
    replace: '',
    tests: PAGE_TESTS,
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
    id: 'any-text-asked-as-ticket',
    what: 'Whatever is in the address is asked for as a ticket.',
    file: 'client/src/books/ticket-story/TicketPage.tsx',
    find: "parseTicketNumber(text ?? '')",
    replace: 'Number(text)',
    tests: PAGE_TESTS,
  },
  {
    id: 'open-bets-dialog-not-drawn',
    what: 'DLG1-02: the address of the dialog opens nothing.',
    file: 'client/src/page/shell/NamedDialog.tsx',
    find: 'return <OpenBetsDialog />;',
    replace: 'return null;',
    tests: DIALOG_TESTS,
  },
  {
    id: 'pending-dialog-not-drawn',
    what: 'DLG1-06: the address of the dialog opens nothing.',
    file: 'client/src/page/shell/NamedDialog.tsx',
    find: 'return <PendingDialog />;',
    replace: 'return null;',
    tests: DIALOG_TESTS,
  },
  {
    id: 'closed-dialog-stops-games',
    what: 'A dialog of open bets that is closed takes the live scores from the page under it.',
    file: 'client/src/books/open-bets/use-follow-bets.ts',
    find: 'shown.delete(who);\n      followShown();',
    replace: 'useFollowedPicks.getState().follow([]);',
    tests: DIALOG_TESTS,
  },
  {
    id: 'picture-with-its-name',
    what: 'What is shared says more than the picture.',
    file: 'client/src/betting/ticket-picture/hand-out-picture.ts',
    find: 'navigator.share({ files: [toFile(picture)] })',
    replace: 'navigator.share({ files: [toFile(picture)], url: location.href })',
    tests: PICTURE_TESTS,
  },
  {
    id: 'comment-not-told',
    what: 'A customer’s page doesn’t hear of what is said of a leg.',
    file: 'gateway/src/desk/operator/ticket-commands.ts',
    find: "after, answer: after, events: [{ kind: 'wagers' }] };",
    replace: 'after, answer: after };',
    tests: ['gateway/src/desk/operator/ticket-commands.integration.test.ts'],
  },
];
