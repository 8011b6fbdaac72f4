import pushTexts from '@lineboard/domain/catalogues/en/later/push.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { PushChoices } from '@lineboard/domain/account/notifications/push-notice';
import { describeNotice } from '@lineboard/workers/service/describe-notice';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import classes from './PushSection.module.css';
import { usePush } from './push-store.ts';

/** A win for the preview: it belongs to nobody's bet. */
const EXAMPLE = { kind: 'graded', outcome: 'W', ticketNumber: 100_123, entryId: 0 } as const;
const EXAMPLE_CENTS = 9_091;

/**
 * News on this device while the page is closed: on or off, and which kinds. The browser is asked nothing before a
 * press.
 * @param isShort in a place for news: on or off, and why not; the kinds are chosen in the settings
 */
export function PushSection({ isShort = false }: { isShort?: boolean }) {
  useTexts({ push: pushTexts });
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const hasWorker = useSession(({ site }) => site?.hasServiceWorker === true);
  const { publicKey, support, isOn, isWorking, error, browsers, look, turnOn, turnOff } = usePush();
  useEffect(() => void look(), [look, customerId]);
  if (!isOnline || !hasWorker || publicKey === null) return null;
  if (isShort && isOn) return null;
  return (
    <section className={classes['section']} data-short={isShort} aria-busy={isWorking}>
      {isShort ? null : <h3>{t('push:title')}</h3>}
      <p className={classes['note']}>{t('push:what')}</p>
      {support === 'supported' ? (
        <div className={classes['switch']}>
          <p role="status">{isWorking ? t('push:working') : isOn ? t('push:isOn') : t('push:off')}</p>
          <Button variant="default" disabled={isWorking} onClick={() => void (isOn ? turnOff() : turnOn())}>
            {isOn ? t('push:turnOff') : t('push:turnOn')}
          </Button>
        </div>
      ) : (
        <p role="status">{t(`push:${support}`)}</p>
      )}
      {error !== null && (
        <p role="alert" className={classes['error']}>
          {t('push:failed')} {error === 'browser' ? '' : t(`error:${error.code}`)}
        </p>
      )}
      {!isShort && support === 'supported' && <Choices />}
      {!isShort && isOn && browsers > 1 && (
        <p className={classes['note']}>{t('push:browsers', { number: browsers })}</p>
      )}
    </section>
  );
}

function Choices() {
  const { t } = useTranslation();
  const { choices, isWorking, choose } = usePush();
  const box = (name: keyof PushChoices, label: string) => (
    <label className={classes['check']}>
      <input
        type="checkbox"
        checked={choices[name]}
        disabled={isWorking}
        onChange={({ currentTarget }) => void choose({ [name]: currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  const example = choices.showsAmounts ? { ...EXAMPLE, amountCents: EXAMPLE_CENTS } : EXAMPLE;
  const { title, body } = describeNotice(example, (key, values = {}) => t(`push:notice.${key}`, values));
  return (
    <>
      <fieldset className={classes['choices']}>
        <legend>{t('push:choices')}</legend>
        {box('tellsGraded', t('push:tellsGraded'))}
        {box('tellsDecided', t('push:tellsDecided'))}
        {box('tellsMessages', t('push:tellsMessages'))}
        {box('showsAmounts', t('push:showsAmounts'))}
      </fieldset>
      <figure className={classes['preview']}>
        <figcaption>{t('push:preview')}</figcaption>
        <strong>{title}</strong>
        <span className="lb-figures">{body}</span>
      </figure>
    </>
  );
}
