import type { SignUpChoices } from '@lineboard/domain/account/sign-up/sign-up';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ground/ui/Mark.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SignUpText } from './SignUpText.tsx';
import classes from './SignUpPage.module.css';
import { type Opened, type SignUp, useSignUp } from './use-sign-up.ts';

interface SignUpFormProps {
  choices: SignUpChoices;
  onOpened: (opened: Opened) => void;
}

/** Nothing that is typed is removed: an invalid entry is reported next to its field. */
export function SignUpForm({ choices, onOpened }: SignUpFormProps) {
  const { t } = useTranslation();
  const signUp = useSignUp(choices, onOpened);
  const { form, isSending, submit } = signUp;
  return (
    <form
      ref={form}
      noValidate
      className={classes['form']}
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
    >
      <Mark size={32} />
      <h1>{t('sign-up:title')}</h1>
      <SignUpText signUp={signUp} field="email" type="email" autoComplete="email" />
      <SignUpText signUp={signUp} field="emailAgain" type="email" autoComplete="off" />
      <NewPassword signUp={signUp} />
      <PlaceFields signUp={signUp} choices={choices} />
      <SignUpText signUp={signUp} field="phone" type="tel" autoComplete="tel" />
      <SignUpText
        signUp={signUp}
        field="bornOn"
        type="date"
        autoComplete="bday"
        leastAge={choices.leastAge}
      />
      <Agreement signUp={signUp} leastAge={choices.leastAge} />
      <Summary signUp={signUp} leastAge={choices.leastAge} />
      <Button type="submit" size="md" disabled={isSending}>
        {t('sign-up:submit')}
      </Button>
      <Link to="/signIn">{t('sign-up:haveOne')}</Link>
    </form>
  );
}

interface PartProps {
  signUp: SignUp;
  leastAge: number;
}

function Agreement({ signUp: { draft, fault, change }, leastAge }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['agreement']}>
      <label className={classes['check']} data-failed={fault === 'hasAgreed'}>
        <input
          type="checkbox"
          data-field="hasAgreed"
          checked={draft.hasAgreed}
          aria-invalid={fault === 'hasAgreed'}
          onChange={({ currentTarget }) => change({ hasAgreed: currentTarget.checked })}
        />
        <span>{t('sign-up:agree', { years: leastAge })}</span>
      </label>
      <p className={classes['note']}>
        <Link to="/rules/{-$anchor}" params={{}}>
          {t('sign-up:rules')}
        </Link>
        <Link to="/privacy/{-$anchor}" params={{}}>
          {t('sign-up:privacy')}
        </Link>
      </p>
    </div>
  );
}

/**
 * ERR1-13: lists the invalid fields, for customers who don't see which one is marked; it says nothing about other
 * accounts.
 */
function Summary({ signUp: { fault, error }, leastAge }: PartProps) {
  const { t } = useTranslation();
  const said =
    error !== null
      ? t(`error:${error}`)
      : fault !== null
        ? t(`sign-up:fault.${fault}`, { years: leastAge })
        : '';
  return (
    <p role="alert" className={classes['alert']}>
      {said}
    </p>
  );
}
