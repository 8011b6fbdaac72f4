import type { Language } from '../../ground/language/languages.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { Side } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';

/**
 * A notice to a device whose page may be closed, in the form in which it is sent. It says as little as a lock screen
 * may show: no customer's name or number, and no amount unless the customer chose so.
 */
export type PushNotice =
  | {
      kind: 'graded';
      outcome: 'W' | 'L' | 'P' | 'X';
      ticketNumber: number;
      entryId: number;
      amountCents?: Cents;
    }
  /** A live bet that was pending and is decided; null means that it was refused. */
  | { kind: 'decided'; ticketNumber: number | null; entryId: number }
  /** The book bought a bet back at the customer's target; the amount is what was paid. */
  | { kind: 'sold'; ticketNumber: number; entryId: number; amountCents?: Cents }
  | { kind: 'message'; messageId: number }
  /** A line is where the customer asked to be told: the side with its line then. */
  | {
      kind: 'alert';
      alertId: number;
      gameNum: number;
      side: Side;
      team1: string;
      team2: string;
      /** The part of the game, in the customer's language; left out: all of it. */
      period?: string;
      points: number | null;
      price: AmericanPrice | null;
    }
  /** More notices came at once than anyone wants to read one by one. */
  | { kind: 'several'; count: number };

/** The whole message that is sent. */
export interface PushPayload {
  language: Language;
  notice: PushNotice;
}

/** The kinds of news that a customer chose to be notified of. */
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
    case 'alert':
      return `alert-${notice.alertId}`;
    case 'several':
      return 'several';
    case 'graded':
    case 'decided':
    case 'sold':
      return `entry-${notice.entryId}`;
    default:
      notice satisfies never;
      throw new Error('a gateway that is newer than this page knows this kind');
  }
};

/** The path on the page that shows the news, relative to the page's address. */
export const addressOfNotice = (notice: PushNotice): string => {
  switch (notice.kind) {
    case 'graded':
    case 'sold':
      return `#/ticket/${notice.ticketNumber}`;
    case 'decided':
      return notice.ticketNumber === null ? '#/openBets' : `#/ticket/${notice.ticketNumber}`;
    case 'message':
      return '#/?dialog=inbox';
    case 'alert':
      return `#/game/${notice.gameNum}`;
    case 'several':
      return '#/?dialog=notifications';
  }
};
