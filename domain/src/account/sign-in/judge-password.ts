/** VAL1-20 to VAL1-26. */
export type PasswordLabel = 'weak' | 'regular' | 'good' | 'terrific';

export interface PasswordJudgement {
  label: PasswordLabel;
  isAcceptable: boolean;
}

const LEAST_PASSWORD_LENGTH = 8;

/** Some words one after the other are hard to guess, whatever they are written in. */
const PASSPHRASE_LENGTH = 16;

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[$@!%*#?&]/];

const WEAK: PasswordJudgement = { label: 'weak', isAcceptable: false };

/** A long text of a few characters over and over is no passphrase. */
const isPassphrase = (password: string): boolean =>
  password.length >= PASSPHRASE_LENGTH && new Set(password).size >= PASSPHRASE_LENGTH / 2;

/** How hard a password is to guess, by the specification's classes; a passphrase is good by its length. */
export const judgePassword = (password: string): PasswordJudgement => {
  if (password.length < LEAST_PASSWORD_LENGTH) return WEAK;
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  const score = classes + (classes >= 3 && password.length > LEAST_PASSWORD_LENGTH ? 1 : 0);
  if (score >= 5) return { label: 'terrific', isAcceptable: true };
  if (score >= 3 || isPassphrase(password)) return { label: 'good', isAcceptable: true };
  return score === 2 ? { label: 'regular', isAcceptable: false } : WEAK;
};
