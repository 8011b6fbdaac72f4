import { useSlip } from '../state/slip-store.ts';
import classes from './AskedChanges.module.css';
import type { AskedChange } from './describe-changes.ts';
import { isAboutCount } from './select-action.ts';

/** What the action accepts, in the place of its hint, where it is more than the action itself can say. */
export function AskedChanges({ changes }: { changes: readonly AskedChange[] }) {
  const error = useSlip(({ evaluation }) => evaluation.error);
  // What is wrong with the ticket has the same place; what is wrong with the number of picks is said by the action.
  if (changes.length < 2 || (error !== null && !isAboutCount(error.code))) return null;
  return (
    <ul className={`${classes['changes']} lb-figures`}>
      {changes.map(({ key, name, move }) => (
        <li key={key}>
          <span className={classes['name']}>{name}</span> <strong>{move}</strong>
        </li>
      ))}
    </ul>
  );
}
