import type { Language } from '../../ground/language/languages.ts';
import type { Cents } from '../../ground/money/cents.ts';

/**
 * What a device is told while the page may be closed, as it travels. It says as little as a lock screen may show:
 * nobody's name or number, and no amount unless the customer chose so.
 */
export type PushNotice =
  | {
      kind: 'graded';
      outcome: 'W' | 'L' | 'P' | 'X';
      ticketNumber: number;
      entryId: number;
      amountCents?: Cents;
    }
  /** A live bet that waited; without a number it was refused. */
  | { kind: 'decided'; ticketNumber: number | null; entryId: number }
  | { kind: 'message'; messageId: number }
  /** More came at once than anybody wants to be told one by one. */
  | { kind: 'several'; count: number };

/** The whole of what is sent. */
export interface PushPayload {
  language: Language;
  notice: PushNotice;
}

/** What customers choose to be told of. */
export interface PushChoices {
  tellsGraded: boolean;
  tellsDecided: boolean;
  tellsMessages: boolean;
  showsAmounts: boolean;
}

/** Identifies the news: the device shows only one notice per name. */
export const nameOfNotice = (notice: PushNotice): string => {
  switch (notice.kind) {
    case 'message':
      return `message-${notice.messageId}`;
    case 'several':
      return 'several';
    case 'graded':
    case 'decided':
      return `entry-${notice.entryId}`;
  }
};

/** Where the page shows it, after the page's own address. */
export const addressOfNotice = (notice: PushNotice): string => {
  switch (notice.kind) {
    case 'graded':
      return `#/ticket/${notice.ticketNumber}`;
    case 'decided':
      return notice.ticketNumber === null ? '#/openBets' : `#/ticket/${notice.ticketNumber}`;
    case 'message':
      return '#/?dialog=inbox';
    case 'several':
      return '#/?dialog=notifications';
  }
};
