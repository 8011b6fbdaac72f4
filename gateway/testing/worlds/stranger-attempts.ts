import type { CALL_SCHEMAS } from '@lineboard/domain/doors/contract/call-schemas';
import type { CallName } from '@lineboard/domain/doors/contract/calls';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { createSettings } from '@lineboard/domain/testing/account-fixtures';
import { createWebPushKeys } from '../../src/config/web-push-keys.ts';
import { TEST_PASSWORD } from '../customers/seed-customer.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';

/** What one customer has that another one might name. */
export interface Belongings {
  customerId: string;
  ticketNumber: number;
  /** The game of the ticket’s item. */
  gameNum: number;
  ticketKey: string;
  saleKey: string;
  alertId: number;
  entryId: number;
  messageId: number;
  sessionId: string;
  deviceId: string;
  passkeyId: string;
  credentialId: string;
  uploadId: string;
  endpoint: string;
  commentWrittenAtMs: number;
  today: string;
}

/** A call that a stranger makes with them. */
export interface Attempt {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
  /** What the stranger is told; none: the stranger's own things, or that it is done where there is nothing to do. */
  code?: ErrorCode;
  /** The content of the answer, where that is the refusal. */
  says?: object;
}

/** Every call that customers make. */
export type CustomerCall = {
  [Name in CallName]: (typeof CALL_SCHEMAS)[Name]['caller'] extends 'customer' ? Name : never;
}[CallName];

/** It names nothing of anybody: what comes back is the stranger's own. */
const OWN: readonly Attempt[] = [{}];

const ASSERTION = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };

/**
 * For every call of the contract that customers make, what a stranger tries with another customer's numbers. A call
 * that is new doesn't compile until it is here.
 */
export const listStrangersAttempts = (of: Belongings): Readonly<Record<CustomerCall, readonly Attempt[]>> => {
  const wager = { ticketNumber: of.ticketNumber, wagerNumber: 1 };
  const ref = `${of.ticketNumber}-1`;
  const range = { start: of.today, end: of.today };
  const ticket = createTicket([createItem(2)]);
  return {
    signOutEverywhere: OWN,
    readSessions: OWN,
    endOtherSessions: OWN,
    endSession: [{ params: { sessionId: of.sessionId } }],
    authorizeDevice: [{ params: { deviceId: of.deviceId } }],
    removeDevice: [{ params: { deviceId: of.deviceId } }],
    resetDevices: OWN,
    readPasskeys: OWN,
    offerPasskey: OWN,
    addPasskey: [
      {
        body: {
          registration: {
            id: of.credentialId,
            clientDataJSON: 'e30',
            attestationObject: 'AAAA',
            transports: [],
          },
        },
        code: 'tokenInvalid',
      },
    ],
    renamePasskey: [{ params: { passkeyId: of.passkeyId }, body: { name: 'Mine' }, code: 'notFound' }],
    removePasskey: [{ params: { passkeyId: of.passkeyId }, code: 'notFound' }],
    confirmIdentity: [{ body: { password: TEST_PASSWORD } }],
    askOwnPasskey: OWN,
    confirmWithPasskey: [
      { body: { assertion: { id: of.credentialId, ...ASSERTION } }, says: { code: 'tokenInvalid' } },
    ],
    changePriceType: [{ body: { priceType: 'D' } }],
    changePriceAcceptance: [{ body: { priceAcceptance: 'none' } }],
    saveSettings: [{ body: createSettings() }],
    markFavorite: [
      { body: { favorite: { sportType: 'Football', sportSubType: 'NFL', team: null }, isOn: true } },
    ],
    switchRestriction: [{ params: { code: 'AUTOLINECH' }, body: { isOn: true } }],
    beginCaptcha: OWN,
    passCaptcha: [{ body: { token: 'none' } }],
    changePassword: [{ body: { newPassword: 'another horse 2', password: TEST_PASSWORD } }],
    logAction: [{ body: { action: 'x', detail: of.customerId } }],
    readOwnLimits: OWN,
    changeOwnLimit: [{ params: { kind: 'stake', period: 'day' }, body: { amount: 100 } }],
    startTimeOut: [{ body: { length: 'day' } }],
    askForTimeOutsEnd: OWN,
    readReality: OWN,
    setRealityCheck: [{ body: { minutes: 60 } }],
    readOwnSuggestions: OWN,
    suggestText: [{ body: { language: 'en', key: 'slip:riskToWin', text: 'Mine' } }],
    readInbox: [{}, { query: { before: of.messageId + 1 } }],
    readPriorityMessages: OWN,
    readLineAlerts: OWN,
    keepLineAlert: [
      {
        body: {
          gameNum: of.gameNum,
          periodNumber: 0,
          market: 'S',
          side: 'team1',
          watch: { kind: 'number', points: 9, price: null },
          repeats: false,
        },
      },
    ],
    dropLineAlert: [{ params: { alertId: of.alertId }, code: 'notFound' }],
    flagMessage: (['Read', 'Delete'] as const).map((action) => ({
      params: { messageId: of.messageId },
      body: { action },
      code: 'notFound',
    })),
    hideComments: [{ body: { writtenAtMs: of.commentWrittenAtMs } }],
    readNotifications: OWN,
    markNotificationsSeen: [{ body: { entryId: of.entryId } }],
    readPush: OWN,
    savePushSubscription: [
      {
        body: {
          endpoint: of.endpoint,
          p256dh: createWebPushKeys().publicKey,
          auth: 'A'.repeat(22),
          tellsGraded: true,
          tellsDecided: true,
          tellsMessages: true,
          showsAmounts: true,
        },
        code: 'pushUnavailable',
      },
    ],
    endPushSubscription: [{ body: { endpoint: of.endpoint } }],
    startCardUpload: [{ body: { sizes: [1] } }],
    saveCardPart: [
      { params: { uploadId: of.uploadId, image: 0, part: 0 }, body: { data: 'AAAA' }, code: 'notFound' },
    ],
    submitCard: [
      {
        params: { uploadId: of.uploadId },
        body: { images: [`${'A'.repeat(43)}=`], password: 'AAAA', key: 'AAAA' },
        code: 'notFound',
      },
    ],
    keepIntegration: [{ body: { name: INTEGRATIONS[0].name } }],
    readAccountFigures: OWN,
    placeTicket: [
      { body: { ...ticket, parentRif: { ...wager, winOnly: true } }, says: { state: 'refused' } },
      {
        body: { ...createTicket([createItem(2)], { wagerType: 'parlay', filling: wager }) },
        says: { state: 'refused' },
      },
      { body: createTicket([createItem(2)], { idempotencyKey: of.ticketKey }) },
    ],
    confirmTicket: [
      { body: { ticket: { ...ticket, idempotencyKey: of.ticketKey }, password: TEST_PASSWORD } },
    ],
    checkRif: [{ body: { parent: wager, picks: [ticket.items[0]!.pick] }, says: { valid: false } }],
    findTicket: [{ params: { key: of.ticketKey }, code: 'notFound' }],
    closeTicket: [{ params: { key: of.ticketKey }, says: { state: 'closed' } }],
    readOpenBets: [{}, { query: { after: ref } }],
    readOpenBet: [{ params: { ref }, code: 'notFound' }],
    readHookUps: [{ params: { ref }, code: 'notFound' }],
    readBetsOfGame: [{ params: { gameNum: of.gameNum } }],
    readTransactions: [{ query: { before: of.entryId + 1 } }],
    readTransactionsOfRange: [{ query: { ...range, before: of.entryId + 1 } }],
    sellBet: [
      {
        params: { ref },
        body: { key: of.ticketKey, sharePercent: 100, seenCents: 1 },
        code: 'notFound',
      },
    ],
    findSale: [{ params: { key: of.saleKey }, code: 'notFound' }],
    closeSale: [{ params: { key: of.saleKey }, says: { state: 'closed' } }],
    setSaleTarget: [{ params: { ref }, body: { amountCents: 1 }, code: 'notFound' }],
    dropSaleTarget: [{ params: { ref } }],
    readTransactionsOfTicket: [{ params: { ticketNumber: of.ticketNumber } }],
    readTransactionsOfDay: [{ params: { day: of.today }, query: { before: of.entryId + 1 } }],
    readFairChange: OWN,
    readReceiptLinks: OWN,
    makeReceiptLink: [
      {
        body: { ticketNumber: of.ticketNumber, showsMoney: true, showsNumber: true, shownName: null },
        code: 'notFound',
      },
    ],
    endReceiptLink: [{ params: { ticketNumber: of.ticketNumber } }],
    searchBets: [{}, { query: { text: String(of.ticketNumber) } }, { query: { gameNum: of.gameNum } }],
    readTicketStory: [{ params: { ticketNumber: of.ticketNumber }, code: 'notFound' }],
    exportOpenBets: [{ params: { format: 'xlsx' } }],
    exportTransactions: [{ params: { format: 'xlsx' }, query: range }],
    exportTicket: [{ params: { ticketNumber: of.ticketNumber }, code: 'notFound' }],
    exportStatement: [{ params: { format: 'xlsx' }, query: range }],
    readPlaysNotPosted: OWN,
    readWeekFigures: [{ query: { weekOffset: 0 } }],
    readWeeklyFigures: OWN,
    readFigureCharts: [{ query: { span: 'weeks' } }],
  };
};
