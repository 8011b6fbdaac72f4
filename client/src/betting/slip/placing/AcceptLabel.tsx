import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AskedChange } from './describe-changes.ts';
import classes from './AcceptLabel.module.css';

/** One change by its name, from what to what; how many there are where `AskedChanges` lists them. */
export function AcceptLabel({ changes }: { changes: readonly AskedChange[] }) {
  const { t } = useTranslation();
  const [only] = changes;
  if (only === undefined || changes.length > 1)
    return <span>{t('placing:acceptChanges', { count: changes.length })}</span>;
  return (
    <span className={classes['change']}>
      <span className={classes['what']}>{t('placing:acceptChange', { change: only.name })}</span>{' '}
      <span>{only.move}</span>
    </span>
  );
}

/** @returns the name of the action where its label only counts what it accepts */
export const nameAcceptance = (t: TFunction, changes: readonly AskedChange[]): string | undefined => {
  if (changes.length < 2) return undefined;
  const listed = changes.map(({ name, move }) => `${name} ${move}`).join(', ');
  return `${t('placing:acceptChanges', { count: changes.length })}: ${listed}`;
};
