import type { PlantedFault } from '../planted-fault.ts';

const PAGE_TESTS = ['client/src/messages/InboxDialog.test.tsx'];
const GATEWAY_TESTS = ['gateway/src/operator/messages.integration.test.ts'];

/** What the book writes to customers, from the operator's command to the page. */
export const MESSAGE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'inbox-not-served',
    what: 'Nobody can read a message.',
    file: 'gateway/src/app.ts',
    find: '    inboxRoutes(api, { ...parts, inbox: createInbox(parts.database, parts.wallNowMs) });\n',
    replace: '',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'anybody-flags-messages',
    what: 'A customer deletes other customers’ messages.',
    file: 'gateway/src/messages/create-inbox.ts',
    find: 'where m.message_id = c.message_id and c.customer_id = :customerId\n',
    replace: "where m.message_id = c.message_id and c.customer_id <> :customerId || 'x'\n",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'message-not-told',
    what: 'A message that is sent while the page is open isn’t counted.',
    file: 'gateway/src/operator/run-command.ts',
    find: '  for (const [recipient, event] of notices) customerEvents.publish(recipient, event);\n',
    replace: '',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'recalled-stays',
    what: 'A message that was taken back is still there.',
    file: 'gateway/src/customer/count-new-messages.ts',
    find: 'm.recalled_at_ms is null and',
    replace: 'true and',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'message-not-sanitized',
    what: 'A message is shown as it was written.',
    file: 'gateway/src/messages/create-inbox.ts',
    find: '?? renderMessage(body)',
    replace: '?? body',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'new-messages-not-heard',
    what: 'The page doesn’t hear of new messages.',
    file: 'client/src/session/keep-session.ts',
    find: "    if (event.kind === 'messages') useSession.getState().applyNewMessages(event.newMessagesCount);\n",
    replace: '',
    tests: ['client/src/app/lifecycles.test.ts'],
  },
  {
    id: 'inbox-dialog-gone',
    what: 'DLG1-04: the bell opens nothing.',
    file: 'client/src/shell/Dialogs.tsx',
    find: "      {named === 'inbox' && <InboxDialog />}\n",
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'priority-m-stays-unread',
    what: 'ST2-26: a message of priority M stays unread.',
    file: 'client/src/messages/use-inbox-messages.ts',
    find: "for (const { messageId } of unread) void flagMessage(messageId, 'Read');",
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'open-inbox-is-old',
    what: 'A message that comes while the inbox is open isn’t shown.',
    file: 'client/src/messages/use-inbox-messages.ts',
    find: 'if (known !== null && known !== newMessages) void load();',
    replace: '',
    tests: PAGE_TESTS,
  },
];
