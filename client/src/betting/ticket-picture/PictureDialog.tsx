import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import receiptPicture from '@lineboard/domain/catalogues/en/later/receipt-picture.json';
import ticketTexts from '@lineboard/domain/catalogues/en/later/ticket.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { describePicture } from './describe-picture.ts';
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  type HandedOut,
  savePicture,
  sharePicture,
  toPicture,
} from './hand-out-picture.ts';
import { PictureChoices, type PictureShows } from './PictureChoices.tsx';
import classes from './PictureDialog.module.css';
import { useTicketPicture } from './ticket-picture-store.ts';
import { usePaintedPicture } from './use-painted-picture.ts';

type Way = 'share' | 'copy' | 'save';

/** No amount and no number, unless the customer says so. */
const SHOWS_AT_FIRST: PictureShows = { receipt: true, money: false, number: false };

/** The picture of a ticket as others will see it, and the device's ways to share it. */
export function PictureDialog({ bets }: { bets: readonly Bet[] }) {
  useTexts({ 'open-bets': openBets, transactions, ticket: ticketTexts, 'receipt-picture': receiptPicture });
  const { t } = useTranslation();
  const formats = useFormats();
  const close = useTicketPicture((state) => state.close);
  const bookName = useSession(({ site }) => site?.bookName ?? '');
  const describeReceipt = useTicketPicture((state) => state.describeReceipt);
  const [shows, setShows] = useState(SHOWS_AT_FIRST);
  const content = useMemo(
    () =>
      describePicture(t, formats, bookName, bets, shows.receipt ? (describeReceipt?.(shows) ?? null) : null),
    [t, formats, bookName, bets, shows, describeReceipt],
  );
  const { attach, canvas, texts } = usePaintedPicture(content);
  const [said, setSaid] = useState<{ way: Way; outcome: HandedOut } | null>(null);
  const handOut = useCallback(
    async (way: Way): Promise<void> => {
      const picture = canvas === null ? null : await toPicture(canvas);
      const ways = { share: sharePicture, copy: copyPicture, save: savePicture };
      setSaid({ way, outcome: picture === null ? 'failed' : await ways[way](picture) });
    },
    [canvas],
  );
  const ways: Way[] = [
    ...(canSharePictures() ? (['share'] as const) : []),
    'save',
    ...(canCopyPictures() ? (['copy'] as const) : []),
  ];
  return (
    <ModalFrame title={t('ticket:pictureTitle')} onClose={close}>
      <p className={classes['how']}>
        {describeReceipt === null ? t('ticket:pictureHow') : t('receipt-picture:how')}
      </p>
      {describeReceipt !== null && <PictureChoices shows={shows} onChoose={setShows} />}
      <canvas ref={attach} className={classes['picture']} role="img" aria-label={texts.join('. ')} />
      <div className={classes['ways']}>
        {ways.map((way, at) => (
          <button key={way} type="button" data-primary={at === 0} onClick={() => void handOut(way)}>
            {t(`ticket:way.${way}`)}
          </button>
        ))}
      </div>
      <p role="status" className={classes['said']}>
        {said !== null && said.outcome !== 'dismissed' && t(`ticket:${said.outcome}.${said.way}`)}
      </p>
    </ModalFrame>
  );
}
