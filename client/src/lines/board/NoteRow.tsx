import type { NoteDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useBoardParts } from './BoardProvider.tsx';
import classes from './NoteRow.module.css';

/** Replaces the rows of a league without any: why, and what to do. */
export function NoteRow({ note }: { note: NoteDetail }) {
  const { t } = useTranslation();
  const { link } = useBoardParts();
  return (
    <div role="gridcell" aria-colspan={5} className={classes['note']}>
      {t(`board:note.${note.note}`)}
      {note.note === 'failed' && (
        <button
          type="button"
          className={classes['retry']}
          onClick={() => void link.commands.retry(note.topic)}
        >
          {t('board:retry')}
        </button>
      )}
    </div>
  );
}

/** As high as the game that is loading. */
export function SkeletonRow() {
  const { t } = useTranslation();
  return (
    <div
      role="gridcell"
      aria-colspan={5}
      aria-busy="true"
      aria-label={t('board:note.loading')}
      className={classes['skeleton']}
    >
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
