import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { EmptyRange } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import classes from './NoteRow.module.css';

/** Nothing begins on the chosen dates: what begins next, and a link to all dates. */
export function EmptyRangeRow({ range: { topics, next } }: { range: EmptyRange }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const changeOffering = useOffering((state) => state.changeOffering);
  const nameOf = (topic: TopicName): string => {
    const { league } = namesOfTopic(topic);
    return t(`league:${league}`, { defaultValue: league });
  };
  const words =
    topics.length === 1
      ? t('board:note.noneInRange')
      : t('board:noneInRangeOf', { leagues: topics.map(nameOf).join(', ') });
  return (
    <div role="gridcell" aria-colspan={5} className={classes['note']}>
      <p title={words}>
        <span>{words}</span>
        {next.startMs !== null && (
          <span>
            {t('board:empty.nextStart', { time: formats.dateTime(next.startMs), league: nameOf(next.topic) })}
          </span>
        )}
      </p>
      <button
        type="button"
        className={classes['retry']}
        onClick={() => {
          changeOffering({ dateFilter: 'none' });
          // The pressed button goes away with the note.
          focusMain();
        }}
      >
        {t('board:showAllDates')}
      </button>
    </div>
  );
}
