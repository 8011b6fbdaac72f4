import type { Entity } from '../entity.ts';

export const SITE: readonly Entity[] = [
  {
    title: 'Site configuration',
    shapes: ['SiteSettings'],
    about:
      'What an operator’s file says of it is a `SiteConfiguration`, the book’s figures are `HouseRules`.',
    terms: [
      ['book id', 'SiteSettings.bookId'],
      ['track time', 'SiteSettings.trackTimeMs'],
      ['(encryption enabled)', 'SiteSettings.encryptPasswords'],
      ['(initial league)', 'SiteSettings.initialLeague'],
      ['(quick amounts)', 'SiteSettings.quickAmountsCents'],
      [
        '(default spread display)',
        'HouseRules.defaultSpreadDisplay',
        'The specification gives no values; our reading is [ADR 0007](adr/0007-alternate-lines.md).',
      ],
      ['(OrderByTeaserName)', 'HouseRules.orderByTeaserName'],
      ['(default teaser)', 'HouseRules.defaultTeaserName'],
      ['UI flags', 'SiteConfiguration.uiFlags'],
      ['phone numbers', 'SiteSettings.phoneNumbers'],
      ['chat urls', 'SiteSettings.chats'],
      ['agent site', 'SiteSettings.agentSite'],
      ['login url', 'SiteSettings.loginUrl'],
      ['affiliates url', 'SiteSettings.affiliatesUrl'],
      [
        'card-auth url',
        'SiteSettings.cardAuthUrl',
        'It is in `SITE_FILE`; a frame, with a token of the affiliate system.',
      ],
    ],
  },
  {
    title: 'Main menu item',
    shapes: ['MenuItem', 'OwnMenuItem'],
    terms: [
      ['type', 'MenuItem.type'],
      ['restrictionCode', 'OwnMenuItem.restrictionCodes'],
      ['sessionRequired', 'OwnMenuItem.sessionRequired'],
      ['href', 'OwnMenuItem.href'],
      ['Title', 'MenuItem.title'],
      ['hideChat', 'OwnMenuItem.hideChat'],
      ['callback', 'OwnMenuItem.callback'],
      ['externalRoute', 'MenuItem.externalRoute'],
    ],
  },
  {
    title: 'Banner',
    shapes: ['Banner'],
    terms: [
      ['Name', 'Banner.name'],
      ['Active', 'Banner.active'],
      ['ActiveFrom', 'Banner.activeFromMs'],
      ['ActiveTo', 'Banner.activeToMs'],
      ['Action', 'Banner.action'],
      ['Link', 'Banner.link'],
    ],
  },
  {
    title: 'Inbox message',
    shapes: ['InboxMessage'],
    terms: [
      ['CustomerMessageId', 'InboxMessage.messageId'],
      ['MsgPriority', 'InboxMessage.msgPriority'],
      ['MsgStatus', 'InboxMessage.msgStatus'],
      ['MsgSentDateTime', 'InboxMessage.msgSentAtMs'],
    ],
  },
  {
    title: 'Banned message',
    shapes: [],
    terms: [
      ['MessageID', 'InboxMessage.messageId'],
      ['CustomerID', 'CustomerInfo.customerId'],
    ],
  },
  {
    title: 'Rule menu entry',
    shapes: ['RuleMenuEntry'],
    terms: [
      ['page_id', 'RuleMenuEntry.pageId'],
      ['object_id', 'RuleMenuEntry.objectId'],
      ['url', 'RuleMenuEntry.url'],
      ['label', 'RuleMenuEntry.label'],
      ['menu', 'RuleMenuEntry.menu'],
    ],
  },
  {
    title: 'Rule content',
    shapes: ['ContentPage'],
    terms: [['post_content', 'ContentPage.html', 'Every page of words has it.']],
  },
];
