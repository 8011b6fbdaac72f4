import type { CardDesk, CardOnFile } from '@lineboard/domain/sandbox/sandbox-answers';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { ClosedDesk } from './ClosedDesk.tsx';
import classes from './People.module.css';
import { useDesk } from './use-desk.ts';

/**
 * A customer's cards, for the customer whom the affiliate system's token names, and the consent to charge the pending
 * one.
 */
export function CardAuthorizationPage({ address }: ProviderPageProps) {
  const { t } = useTranslation();
  const opened = useDesk<CardDesk>('people/cards', address);
  if (opened.state !== 'open')
    return (
      <ClosedDesk
        desk={opened}
        whose={t('people:noCard')}
        how={t('people:openAgain')}
        refused={t('people:used')}
        refusedMore={t('people:openAgain')}
      />
    );
  return <Cards desk={opened.desk} />;
}

const keyOf = ({ brand, lastDigits, expires }: CardOnFile): string => `${brand} ${lastDigits} ${expires}`;

function Cards({ desk: { customerId, cards } }: { desk: CardDesk }) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const isAuthorized = (card: CardOnFile): boolean => card.isAuthorized || agreed.has(keyOf(card));
  const waiting = cards.find((card) => !isAuthorized(card));
  const last = cards.findLast((card) => agreed.has(keyOf(card)));
  return (
    <section className={classes['page']}>
      <h2>{t('people:cardsOf', { customer: customerId })}</h2>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('people:card')}</th>
              <th scope="col">{t('people:expires')}</th>
              <th scope="col">{t('people:cardState')}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => (
              <tr key={keyOf(card)}>
                <th scope="row">
                  {card.brand} ···· {card.lastDigits}
                </th>
                <td>{card.expires}</td>
                <td data-waiting={!isAuthorized(card)}>
                  {t(`people:state-${isAuthorized(card) ? 'authorized' : 'waiting'}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={classes['done']}>
        {last !== undefined && t('people:authorized', { digits: last.lastDigits })}
      </p>
      {waiting === undefined ? (
        <p>{t('people:allAuthorized')}</p>
      ) : (
        <CardForm
          key={keyOf(waiting)}
          card={waiting}
          onAgreed={() => setAgreed(new Set([...agreed, keyOf(waiting)]))}
        />
      )}
      <p>{t('people:nothingKept')}</p>
    </section>
  );
}

/** Agrees that a card may be charged. It asks only for the last four digits. */
function CardForm({ card, onAgreed }: { card: CardOnFile; onAgreed: () => void }) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState('');
  const [agrees, setAgrees] = useState(false);
  const isWhole = digits.length === 4;
  const isRight = digits === card.lastDigits;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isRight && agrees) onAgreed();
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <label>
        {t('people:digitsOf', { brand: card.brand })}
        <input
          value={digits}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          aria-invalid={isWhole && !isRight}
          onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <p role="status" className={classes['wrong']}>
        {isWhole && !isRight && t('people:wrongDigits')}
      </p>
      <label className={classes['agree']}>
        <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
        {t('people:agree')}
      </label>
      <button type="submit" data-primary disabled={!isRight || !agrees}>
        {t('people:authorizeCard', { brand: card.brand, digits: card.lastDigits })}
      </button>
    </form>
  );
}
