import { listMoments } from '@lineboard/domain/books/ticket-story/list-moments';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import { describeMoment } from './describe-moment.ts';
import classes from './TicketPage.module.css';

/** The events of the ticket, the earliest first. */
export function StoryTimeline({ story }: { story: TicketStory }) {
  const { t } = useTranslation();
  const formats = useExactFormats();
  const moments = useMemo(() => listMoments(story), [story]);
  return (
    <section className={classes['part']} aria-labelledby="ticket-timeline">
      <h2 id="ticket-timeline">{t('ticket:timeline')}</h2>
      <ol className={`${classes['timeline']} lb-figures`}>
        {moments.map((moment, at) => {
          const { text, details, money, tone } = describeMoment(t, formats, story, moment);
          return (
            <li key={at} data-tone={tone}>
              <time dateTime={new Date(moment.atMs).toISOString()}>{formats.dateTime(moment.atMs)}</time>
              <div>
                <p>{text}</p>
                {details.map((detail) => (
                  <p key={detail} className={classes['detail']}>
                    {detail}
                  </p>
                ))}
              </div>
              {money !== null && <strong>{money}</strong>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
