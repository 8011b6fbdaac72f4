import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { useTranslation } from 'react-i18next';
import classes from './DemoLogins.module.css';

type DemoLogin = SiteSettings['demoLogins'][number];

/** A demo book says how to sign in. */
export function DemoLogins({
  logins,
  onChoose,
}: {
  logins: readonly DemoLogin[];
  onChoose: (login: DemoLogin) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes['demo']} aria-label={t('session:demoLogins')}>
      <h2>{t('session:demoLogins')}</h2>
      {logins.map((login) => (
        <button key={login.customerId} type="button" onClick={() => onChoose(login)}>
          <strong>{login.customerId}</strong>
          <span>{t(`session:demo.${login.kind}`)}</span>
        </button>
      ))}
    </section>
  );
}
