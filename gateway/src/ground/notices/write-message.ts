import type { ToldNotice } from './untold-notices.ts';
import { NOTICE_ENDINGS } from './notice.ts';

const line = (notice: ToldNotice): string => {
  const { noticeId, level, feedId, about, detail, ending, isKnown } = notice;
  const head = `${level === 'urgent' ? 'URGENT ' : ''}#${noticeId} ${feedId}: ${about}`;
  if (ending === null) return `${head}: ${detail}`;
  return isKnown
    ? `${head}: over, ${NOTICE_ENDINGS[ending]}`
    : `${head}: ${detail}; over, ${NOTICE_ENDINGS[ending]}`;
};

/** The mail to operators: the subject counts the new notices, the text has one line for each. */
export const writeMessage = (
  bookName: string,
  notices: readonly ToldNotice[],
): { subject: string; text: string } => {
  const began = notices.filter(({ isKnown }) => !isKnown).length;
  const isUrgent = notices.some(({ level, ending }) => level === 'urgent' && ending === null);
  const what = began === 0 ? `${notices.length} over` : `${began} new`;
  return {
    subject: `${isUrgent ? 'Urgent: ' : ''}${bookName}: ${what} about the feeds`,
    text: `${notices.map(line).join('\n')}\n\nlines doubts lists what is held; lines believe NUMBER takes what the feed says; results waiting lists games that wait.\n`,
  };
};
