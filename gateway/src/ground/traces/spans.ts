/** What one kind of span tells, in Markdown for docs/operations/traces.md. */
interface SpanRow {
  about: string;
  /** `server`: a call that came in; `client`: something that another program does for the gateway. */
  kind: 'server' | 'client' | 'internal';
  attributes: Readonly<Record<string, string>>;
}

const CODE = 'why not, of the codes of every answer';

/**
 * Every span that a gateway makes, with all that it ever says. Nothing that names a customer, and no amount, belongs
 * here: traces are kept by other programs, for other people than the ledger is.
 */
export const SPANS = {
  'http.call': {
    about:
      'One call, from its first byte to its answer. Its name is method and route, as `POST /api/tickets`.',
    kind: 'server',
    attributes: {
      'http.request.method': 'the method',
      'http.route': 'the route, never the address that was called',
      'http.response.status_code': 'the status that was answered',
    },
  },
  'ticket.place': {
    about: 'A ticket, from its turn to its answer',
    kind: 'internal',
    attributes: {
      'lineboard.wager_type': 'the wager type that was asked for',
      'lineboard.legs': 'its number of items',
      'lineboard.state': '`accepted`, `pending`, `changed`, `refused`, `closed`',
      'lineboard.code': CODE,
      'lineboard.ticket_number': 'the number of an accepted ticket, for `tickets show`',
    },
  },
  'ticket.turn': {
    about: 'The wait for earlier tickets of the same customer',
    kind: 'internal',
    attributes: {},
  },
  'ticket.read': {
    about: 'The account is read from the database, because it isn’t known or may have changed',
    kind: 'client',
    attributes: { 'db.system.name': '`postgresql`' },
  },
  'ticket.judge': {
    about: 'The ticket is worked out again and judged by the book and the account',
    kind: 'internal',
    attributes: {
      'lineboard.account':
        'where the account comes from: `known`, `read`, or `pending` for a live ticket that is due',
      'lineboard.store': 'the store whose lines it was judged by',
      'lineboard.verdict': '`fit`, `changed`, `refused`',
    },
  },
  'ticket.write': {
    about: 'The one statement that posts a ticket with its wagers, items, ledger rows and key',
    kind: 'client',
    attributes: {
      'db.system.name': '`postgresql`',
      'lineboard.written': '`false`: the account changed meanwhile, and nothing was written',
    },
  },
  'ticket.hold': {
    about: 'A live ticket begins to wait, its risk held',
    kind: 'client',
    attributes: { 'db.system.name': '`postgresql`', 'lineboard.written': 'as of `ticket.write`' },
  },
  'ticket.tell': {
    about: 'The customer’s pages are told, on this gateway and the others',
    kind: 'internal',
    attributes: {},
  },
  'screen.ticket': {
    about: 'A ticket as its customer saw it: from the press to the end of the painted frame with the answer',
    kind: 'internal',
    attributes: {
      'lineboard.pressed_to_sent_ms': 'from the press to the call, as the rest by the page’s own clock',
      'lineboard.sent_to_answered_ms': 'from the call to its answer, the network both ways included',
      'lineboard.answered_to_drawn_ms': 'from the answer to the end of the frame in which it was painted',
    },
  },
  'ticket.decide': {
    about: 'A live ticket that is due is decided, in one transaction and in a trace of its own',
    kind: 'internal',
    attributes: {
      'lineboard.state': '`accepted`, `refused`',
      'lineboard.code': CODE,
      'lineboard.ticket_number': 'the number of an accepted ticket',
    },
  },
  'change.batch': {
    about: 'A batch of the push feed, from its turn to its answer',
    kind: 'internal',
    attributes: {
      'lineboard.feed': 'the feed',
      'lineboard.image': 'which part of an image it is; `false`: of none',
      'lineboard.rows': 'its number of rows',
      'lineboard.taken': 'rows that were taken',
      'lineboard.refused': 'rows that were refused',
      'lineboard.held': 'rows that were held',
      'lineboard.code': CODE,
    },
  },
  'change.guard': {
    about: 'What a feed says is judged, row by row, and held where it can’t be believed',
    kind: 'internal',
    attributes: {
      'lineboard.feed': 'the feed',
      'lineboard.changes': 'the number of changes that came of it',
    },
  },
  'change.append': {
    about: 'One entry of the ordered log is written',
    kind: 'internal',
    attributes: {
      'lineboard.feed': 'the feed',
      'lineboard.changes': 'the number of its changes',
      'lineboard.clk': 'its position in the log',
    },
  },
  'change.apply': {
    about:
      'A gateway’s book applies an entry of the log. Each gateway has one, within the trace of whoever wrote it',
    kind: 'internal',
    attributes: {
      'lineboard.feed': 'the feed',
      'lineboard.changes': 'the number of its changes',
      'lineboard.clk': 'its position in the log',
      'lineboard.topics': 'the number of topics that it changed',
    },
  },
  'change.encode': {
    about:
      'The changes of one window are conflated and encoded, once for each topic that somebody listens to',
    kind: 'internal',
    attributes: {
      'lineboard.topics': 'the number of topics that changed',
      'lineboard.messages': 'the number of messages that came of them',
    },
  },
  'change.emit': {
    about: 'These messages are written to the sockets',
    kind: 'internal',
    attributes: { 'lineboard.messages': 'their number' },
  },
  'screen.change': {
    about:
      'A change on one page: from the write to its socket to the end of the painted frame with a price that it moved',
    kind: 'internal',
    attributes: {
      'lineboard.heard_to_drawn_ms':
        'from its arrival in the page’s worker to the end of that frame, by the page’s clock',
    },
  },
  'wallet.call': {
    about: 'A provider’s call, from its decision to its answer',
    kind: 'internal',
    attributes: {
      'lineboard.provider': 'the provider',
      'lineboard.call': 'the call, as `bet`',
      'lineboard.code': CODE,
    },
  },
  'wallet.decide': {
    about: 'One try at deciding it',
    kind: 'internal',
    attributes: {
      'lineboard.try': 'the number of the try, from 1',
      'lineboard.locked': '`true`: in a transaction that holds the account',
      'lineboard.decided': '`false`: somebody else was faster on this account, and it is tried again',
    },
  },
  'wallet.statement': {
    about: 'A statement of that try that reads or writes the round and the account',
    kind: 'client',
    attributes: { 'db.system.name': '`postgresql`', 'lineboard.statement': 'the name of the statement' },
  },
  'wallet.tell': {
    about: 'The customer’s pages are told of the balance',
    kind: 'internal',
    attributes: {},
  },
} as const satisfies Record<string, SpanRow>;

export type SpanName = keyof typeof SPANS;

export type AttributesOf<Name extends SpanName> = {
  [Attribute in keyof (typeof SPANS)[Name]['attributes']]?: string | number | boolean;
};
