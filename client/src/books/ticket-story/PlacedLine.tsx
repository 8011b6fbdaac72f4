import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import { describeLineStory } from './describe-line-story.ts';
import type { PlacedLeg } from './list-placed-legs.ts';
import classes from './PlacedLine.module.css';

/** So many lines say enough until somebody asks for all; paper has all. */
const SHOWN = 8;

/** How the line of a leg moved from the press until the leg was accepted. */
export function PlacedLine({ placed }: { placed: PlacedLeg }) {
  const { t } = useTranslation();
  const formats = useExactFormats();
  const [isWhole, setIsWhole] = useState(false);
  const words = describeLineStory(t, formats, placed);
  if (words === null) return null;
  const { summary, lines, earlier } = words;
  const folded = isWhole || lines.length <= SHOWN ? 0 : lines.length - SHOWN;
  return (
    <tr className={classes['line']}>
      <td colSpan={4}>
        <p>{summary}</p>
        {earlier > 0 && <p>{t('ticket:lineEarlier', { count: earlier })}</p>}
        {lines.length > 0 && (
          <ol>
            {lines.map(({ atMs, text, isMove }, at) => (
              <li key={`${atMs} ${isMove}`} data-folded={at < folded}>
                <time dateTime={new Date(atMs).toISOString()}>{formats.time(atMs)}</time> {text}
              </li>
            ))}
          </ol>
        )}
        {folded > 0 && (
          <button type="button" onClick={() => setIsWhole(true)}>
            {t('ticket:lineAll', { number: lines.length })}
          </button>
        )}
      </td>
    </tr>
  );
}
