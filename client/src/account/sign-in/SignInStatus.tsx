import { useTranslation } from 'react-i18next';
import { Ring } from '../../ground/ui/Ring.tsx';
import { AgentLogin } from './AgentLogin.tsx';
import classes from './SignInPage.module.css';
import type { SignInResult } from './sign-in.ts';

/**
 * Under the button, in a reserved place: the running checks, why there was no answer, and an alert for a refusal with
 * the book's message, or "Error" (spec 1 §4).
 */
export function SignInStatus({ isChecking, result }: { isChecking: boolean; result: SignInResult | null }) {
  const { t } = useTranslation();
  return (
    <div className={classes['said']} data-failed={result !== null && result.kind !== 'agent'}>
      <p role="status">
        {isChecking && (
          <>
            <Ring />
            {t('session:checking')}
          </>
        )}
        {result?.kind === 'noResult' && t(`error:${result.code}`)}
        {result?.kind === 'agent' &&
          (result.form === null ? t('session:agentsUnderConstruction') : <AgentLogin form={result.form} />)}
      </p>
      {result?.kind === 'refused' && <Refusal refused={result} />}
    </div>
  );
}

function Refusal({ refused }: { refused: Extract<SignInResult, { kind: 'refused' }> }) {
  const { t } = useTranslation();
  const { code, retryAfterMs } = refused;
  return (
    <p role="alert">
      {t(`error:${code}`, { defaultValue: 'Error' })}
      {retryAfterMs !== null &&
        ` ${t('session:tryAgainIn', { count: Math.max(1, Math.ceil(retryAfterMs / 60_000)) })}`}
    </p>
  );
}
