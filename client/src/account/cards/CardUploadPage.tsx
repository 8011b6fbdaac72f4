import cardsTexts from '@lineboard/domain/catalogues/en/later/cards.json';
import settings from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import classes from '../../ground/ui/Page.module.css';
import { CardUploadForm } from './CardUploadForm.tsx';

/** ST2-44: a press that was meant for the page before hits nothing here. */
const READY_AFTER_MS = 200;

/** R1-54: images of a card, shown only to the book. */
export function CardUploadPage() {
  useTexts({ cards: cardsTexts, settings });
  const { t } = useTranslation();
  const isKnown = useSession(({ session }) => session !== null);
  const customer = useSession(selectCustomer);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <h1>{t('shell:cardUpload')}</h1>
      </div>
      {isKnown && customer === null && (
        <div className={classes['said']}>
          <p>{t('cards:signInFirst')}</p>
          <Link to="/signIn">{t('shell:signIn')}</Link>
        </div>
      )}
      {customer?.isDemo && (
        <div className={classes['said']}>
          <p>{t('cards:demo')}</p>
        </div>
      )}
      {customer !== null && !customer.isDemo && (
        <MantineParts>
          <CardUploadForm key={customer.customerId} isReady={isReady} />
        </MantineParts>
      )}
    </div>
  );
}
