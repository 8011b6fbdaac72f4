import sessionTexts from '@lineboard/domain/catalogues/en/later/session.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import '../../ground/ui/password-styles.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyCustomerSettings } from './apply-customer-settings.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { SignInStatus } from './SignInStatus.tsx';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import classes from './SignInPage.module.css';
import { canUsePasskeys } from '../../ground/session/passkeys-here.ts';
import { isOfAnother, useSession } from '../../ground/session/session-store.ts';
import { announceSession } from '../../ground/session/whose-session.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { Mark } from '../../ground/ui/Mark.tsx';
import { type SignInResult, signIn } from './sign-in.ts';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';
import { useGoHome } from './use-go-home.ts';

/** The field in which the cursor starts on a desk; on a phone the keyboard would cover the form before it is read. */
const useFirstField = (): RefObject<HTMLInputElement | null> => {
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  // In its own animation frame: a new page takes the focus first.
  useEffect(() => {
    if (isPhone) return;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isPhone]);
  return field;
};

/** Sign in, with the specification's notices. */
export function SignInPage() {
  useTexts({ session: sessionTexts });
  useLeaveSignedIn();
  const loginUrl = useSession(({ site }) => site?.loginUrl ?? null);
  return (
    <MantineParts>
      <div className={classes['page']}>
        {loginUrl === null ? <SignInForm /> : <SignInElsewhere loginUrl={loginUrl} />}
      </div>
    </MantineParts>
  );
}

/** The book has its customers sign in on another site. */
function SignInElsewhere({ loginUrl }: { loginUrl: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes['form']}>
      <Mark size={32} />
      <h1>{t('session:signIn')}</h1>
      <p>{t('session:elsewhere')}</p>
      <Button component="a" href={loginUrl} size="md">
        {t('session:signIn')}
      </Button>
    </div>
  );
}

function SignInForm() {
  const { t } = useTranslation();
  const goHome = useGoHome();
  const site = useSession((state) => state.site);
  const applySession = useSession((state) => state.applySession);
  const [customerId, setCustomerId] = useState('');
  const [password, setPassword] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [result, setResult] = useState<SignInResult | null>(null);
  const customerField = useFirstField();
  const passwordField = useRef<HTMLInputElement>(null);

  const take = async (answer: SignInResult | null): Promise<void> => {
    setResult(answer);
    if (answer?.kind !== 'signedIn') return;
    announceSession(answer.session);
    applyCustomerSettings(answer.session);
    // Another customer's page is reloaded, and starts at that customer's home.
    if (isOfAnother(answer.session)) await goHome(answer.session.customer);
    applySession(answer.session);
    await goHome(answer.session.customer);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (site === null || isChecking) return;
    setIsChecking(true);
    setResult(null);
    const answer = await signIn(site, customerId, password);
    setIsChecking(false);
    if (answer.kind === 'refused') {
      passwordField.current?.focus();
      passwordField.current?.select();
    }
    await take(answer);
  };

  return (
    <form className={classes['form']} aria-busy={isChecking} onSubmit={(event) => void submit(event)}>
      <Mark size={32} />
      <h1>{t('session:signIn')}</h1>
      <TextInput
        ref={customerField}
        label={t('session:customerId')}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
        value={customerId}
        onChange={({ currentTarget }) => setCustomerId(currentTarget.value)}
      />
      <SignInPassword field={passwordField} password={password} onType={setPassword} />
      <Button type="submit" size="md" disabled={site === null || isChecking}>
        {t('session:signIn')}
      </Button>
      {canUsePasskeys() && (
        <PasskeyButton
          isDisabled={isChecking}
          onChecking={setIsChecking}
          onResult={(answer) => void take(answer)}
        />
      )}
      <SignInStatus isChecking={isChecking} result={result} />
      <OtherWays />
      {site !== null && site.demoLogins.length > 0 && (
        <DemoLogins
          logins={site.demoLogins}
          onChoose={(login) => {
            setCustomerId(login.customerId);
            setPassword(login.password);
          }}
        />
      )}
    </form>
  );
}

interface SignInPasswordProps {
  field: RefObject<HTMLInputElement | null>;
  password: string;
  onType: (password: string) => void;
}

function SignInPassword({ field, password, onType }: SignInPasswordProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      ref={field}
      label={t('session:password')}
      name="password"
      rightSectionWidth={44}
      autoComplete="current-password"
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{
        'aria-label': t('session:showPassword'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      value={password}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

/** For customers without a password or an account, and for agents, who have their own site. */
function OtherWays() {
  const { t } = useTranslation();
  const signUp = useSession(({ site }) => site?.signUp);
  const agentSite = useSession(({ site }) => site?.agentSite ?? null);
  return (
    <>
      <Link to="/password/{-$token}" params={{}} className={classes['forgot']}>
        {t('session:forgot')}
      </Link>
      {(signUp === 'open' || signUp === 'approve') && (
        <Link to="/signup/{-$token}" params={{}} className={classes['forgot']}>
          {t('session:signUp')}
        </Link>
      )}
      {agentSite !== null && (
        <a className={classes['forgot']} href={agentSite} target="_blank" rel="noopener noreferrer">
          {t('session:agents')}
        </a>
      )}
    </>
  );
}
