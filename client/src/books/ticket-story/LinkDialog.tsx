import { addressOfReceipt } from '@lineboard/domain/books/ticket-story/receipt-bounds';
import type { CallError } from '../../ground/calls/call-book.ts';
import { callBook } from '../../ground/calls/call-book.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { useLoadOfCustomer } from '../../ground/page-frame/use-load-of-customer.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { LinkForm, type LinkShows } from './LinkForm.tsx';
import classes from './LinkDialog.module.css';
import { MadeLink } from './MadeLink.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { useReceiptLinks } from './receipt-links-store.ts';

interface LinkDialogProps {
  ticketNumber: number;
  onClose: () => void;
}

/** `full`: too many other tickets have one. */
type Said = { state: 'made'; address: string } | { state: 'full' } | { state: 'failed'; error: CallError };

/** Makes and ends the link that opens the ticket's receipt for anybody who has it. */
export function LinkDialog({ ticketNumber, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const source = useReceiptLinks();
  useLoadOfCustomer(source);
  const [said, setSaid] = useState<Said | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const links = source.answer?.links ?? null;

  const make = async (shows: LinkShows): Promise<void> => {
    setIsAsking(true);
    const answer = await callBook('makeReceiptLink', { body: { ticketNumber, ...shows } });
    setIsAsking(false);
    if (!answer.ok) return setSaid({ state: 'failed', error: answer.error });
    const { token } = answer.value;
    setSaid(
      token === null
        ? { state: 'full' }
        : { state: 'made', address: `${window.location.origin}${addressOfReceipt(token)}` },
    );
    await source.load();
  };
  const end = async (ofTicket: number): Promise<void> => {
    setIsAsking(true);
    const answer = await callBook('endReceiptLink', { params: { ticketNumber: ofTicket } });
    setIsAsking(false);
    setSaid(answer.ok ? null : { state: 'failed', error: answer.error });
    await source.load();
  };
  const own = links?.find((link) => link.ticketNumber === ticketNumber) ?? null;
  return (
    <ModalFrame title={t('my-history:linkTitle')} onClose={onClose}>
      <p className={classes['how']}>{t('my-history:linkHow')}</p>
      <AnswerSaid source={source} isWanted loading={t('my-history:linkTitle')} />
      {links !== null && (
        <>
          {said?.state === 'made' && <MadeLink address={said.address} />}
          {own !== null && <OwnLinks links={[own]} isAsking={isAsking} onEnd={(of) => void end(of)} />}
          {said?.state !== 'made' && (
            <LinkForm
              key={own?.madeAtMs}
              own={own}
              isAsking={isAsking}
              onMake={(shows) => void make(shows)}
            />
          )}
          <p role="status" className={classes['said']}>
            {said?.state === 'full' && t('my-history:linksFull')}
            {said?.state === 'failed' && t(`error:${said.error.code}`)}
          </p>
          {said?.state === 'full' && (
            <OwnLinks links={links} isAsking={isAsking} onEnd={(of) => void end(of)} />
          )}
        </>
      )}
    </ModalFrame>
  );
}
