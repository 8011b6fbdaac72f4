import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import { writeSideLine } from '@lineboard/domain/lines/alerts/write-side-line';
import type { PushNotice } from '@lineboard/domain/account/notifications/push-notice';

/** Words of the catalogue `push` under `notice.`, in one language. */
export type NoticeTexts = (
  key:
    | 'W'
    | 'L'
    | 'P'
    | 'X'
    | 'sold'
    | 'accepted'
    | 'refused'
    | 'nothingPlaced'
    | 'message'
    | 'alert'
    | 'over'
    | 'under'
    | 'draw'
    | 'several'
    | 'ticket'
    | 'look',
  values?: Readonly<Record<string, string | number>>,
) => string;

// Every language of the site writes amounts the same way: 1,234.50.
const SIGNED = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const PAID = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const formatSigned = (cents: number): string => SIGNED.format(cents / 100).replace('-', '−');
const formatPaid = (cents: number): string => PAID.format(cents / 100);

const writeTicket = (
  { ticketNumber, amountCents }: { ticketNumber: number; amountCents?: number },
  t: NoticeTexts,
  format: (cents: number) => string,
): string => {
  const ticket = t('ticket', { number: ticketNumber });
  return amountCents === undefined ? ticket : `${format(amountCents)} · ${ticket}`;
};

/** The notification that a device shows for a notice. */
export const describeNotice = (notice: PushNotice, t: NoticeTexts): { title: string; body: string } => {
  switch (notice.kind) {
    case 'graded':
      return { title: t(notice.outcome), body: writeTicket(notice, t, formatSigned) };
    case 'sold':
      return { title: t('sold'), body: writeTicket(notice, t, formatPaid) };
    case 'decided':
      return notice.ticketNumber === null
        ? { title: t('refused'), body: t('nothingPlaced') }
        : { title: t('accepted'), body: t('ticket', { number: notice.ticketNumber }) };
    case 'message':
      return { title: t('message'), body: t('look') };
    case 'alert':
      return {
        title: t('alert'),
        body: writeSideLine(
          { ...notice, period: notice.period ?? null },
          {
            over: t('over'),
            under: t('under'),
            draw: t('draw'),
            writePrice: (price) => formatPrice(price, 'A'),
            writeSpread: formatSpread,
            writeTotal: formatTotal,
          },
        ),
      };
    case 'several':
      return { title: t('several', { number: notice.count }), body: t('look') };
  }
};
