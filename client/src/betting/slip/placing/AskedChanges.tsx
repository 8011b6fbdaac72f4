import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';
import classes from './AskedChanges.module.css';
import { describeChanges } from './describe-changes.ts';

/** What the action accepts, in the place of its hint, where it is more than the action itself can say. */
export function AskedChanges() {
  useTexts({ combination });
  const { t } = useTranslation();
  const formats = useFormats();
  const slip = useSlip();
  const changes = isUnderWay(slip.ticket) ? [] : describeChanges(t, formats, slip);
  // What is wrong with the ticket has the same place.
  if (changes.length < 2 || slip.evaluation.error !== null) return null;
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
