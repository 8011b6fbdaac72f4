import { MOST_SHOWN_NAME_CHARACTERS } from '@lineboard/domain/books/ticket-story/receipt-bounds';
import type { MakeReceiptLink, ReceiptLink } from '@lineboard/domain/books/ticket-story/receipt-link.schema';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LinkDialog.module.css';

export type LinkShows = Omit<MakeReceiptLink, 'ticketNumber'>;

interface LinkFormProps {
  /** The link that gives way. */
  own: ReceiptLink | null;
  isAsking: boolean;
  onMake: (shows: LinkShows) => void;
}

/** What a receipt shows besides bet, price, result and times: nothing, unless it is said here. */
export function LinkForm({ own, isAsking, onMake }: LinkFormProps) {
  const { t } = useTranslation();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = form.get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    onMake({
      showsMoney: form.has('money'),
      showsNumber: form.has('number'),
      shownName: name === '' ? null : name,
    });
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <label className={classes['choice']}>
        <input type="checkbox" name="money" defaultChecked={own?.showsMoney} />
        {t('my-history:showMoney')}
      </label>
      <label className={classes['choice']}>
        <input type="checkbox" name="number" defaultChecked={own?.showsNumber} />
        {t('my-history:showNumber')}
      </label>
      <label className={classes['name']}>
        <span>{t('my-history:showName')}</span>
        <input
          name="name"
          autoComplete="off"
          maxLength={MOST_SHOWN_NAME_CHARACTERS}
          defaultValue={own?.shownName ?? ''}
        />
      </label>
      <button type="submit" data-primary disabled={isAsking}>
        {own === null ? t('my-history:makeLink') : t('my-history:makeNewLink')}
      </button>
    </form>
  );
}
