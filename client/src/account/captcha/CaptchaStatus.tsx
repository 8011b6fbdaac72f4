import captchaTexts from '@lineboard/domain/catalogues/en/later/captcha.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { Ring } from '../../ground/ui/Ring.tsx';
import { useCaptcha } from './captcha-store.ts';
import classes from './CaptchaStatus.module.css';
import { passCaptcha } from './pass-captcha.ts';

/** Shows how the check goes that the customer is a person: it covers nothing, and asks only for permission. */
export function CaptchaStatus() {
  useTexts({ captcha: captchaTexts });
  const { t } = useTranslation();
  const { stage, provider } = useCaptcha();
  if (stage === 'idle') return null;
  return (
    <section className={classes['status']} aria-label={t('captcha:title')} data-stage={stage}>
      <p role={stage === 'failed' ? 'alert' : 'status'}>
        {stage === 'checking' && <Ring />}
        {t(`captcha:${stage}`, { provider })}
      </p>
      {stage === 'asks' && (
        <button type="button" onClick={() => void passCaptcha(true)}>
          {t('captcha:start')}
        </button>
      )}
      {(stage === 'failed' || stage === 'offline') && (
        <button type="button" onClick={() => void passCaptcha()}>
          {t('captcha:retry')}
        </button>
      )}
    </section>
  );
}
