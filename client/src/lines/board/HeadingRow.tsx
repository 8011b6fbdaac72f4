import type { ContestDetail, TitleDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './HeadingRow.module.css';

/** A contest's name and its betting deadline, or a title among the games. */
export function HeadingRow({ heading }: { heading: ContestDetail | TitleDetail }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div role="gridcell" aria-colspan={5} className={classes['heading']}>
      {heading.kind === 'title' ? (
        <h3>{heading.text}</h3>
      ) : (
        <>
          <h3>{heading.description === '' ? heading.title : heading.description}</h3>
          <span>{t('board:openUntil', { time: formats.dateTime(heading.cutoffMs) })}</span>
        </>
      )}
    </div>
  );
}
