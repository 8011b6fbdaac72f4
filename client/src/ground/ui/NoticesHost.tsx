import '@mantine/core/styles/UnstyledButton.css';
// Imported again after Mantine's: notices come when there are buttons already, whose styles would win otherwise.
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { useDocumentVisibility } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineParts } from './MantineParts.tsx';
import { type Notice, type NoticeLink, useNotices } from './notices-store.ts';
import { usePagePath } from './use-pages.ts';
import classes from './NoticesHost.module.css';

/** The content of a notice: of several equal ones only the last one stays. */
const keyOf = ({ kind, text, link }: Notice): string => JSON.stringify([kind, text, link]);

const SHOWN_FOR_MS = 5000;
/** Long enough to read it and to get there. */
const SHOWN_WITH_LINK_MS = 10_000;
/** Long enough to be seen and said by a screen reader before a press may take it away. */
const STANDS_MS = 1000;

export function NoticesHost() {
  const { t } = useTranslation();
  const waiting = useNotices((state) => state.waiting);
  // A notice that is shown for seconds waits until the tab is visible.
  const isSeen = useDocumentVisibility() === 'visible';
  const shown = useRef(new Map<string, string>());
  const passing = usePassing();
  useEffect(() => {
    if (waiting.length === 0 || !isSeen) return;
    for (const notice of useNotices.getState().takeNotices()) {
      const { id, kind, text, link } = notice;
      const key = keyOf(notice);
      const earlier = shown.current.get(key);
      // Removed and added again: screen readers announce it each time.
      if (earlier !== undefined) notifications.hide(earlier);
      shown.current.set(key, id);
      if (kind !== 'error' && link === undefined) passing.current.set(id, performance.now());
      notifications.show({
        id,
        onClose: () => {
          passing.current.delete(id);
          if (shown.current.get(key) === id) shown.current.delete(key);
        },
        message: (
          <div className={classes['said']}>
            <span>{text}</span>
            {link !== undefined && <Way link={link} onFollow={() => notifications.hide(id)} />}
          </div>
        ),
        autoClose: kind === 'error' ? false : link === undefined ? SHOWN_FOR_MS : SHOWN_WITH_LINK_MS,
        className: classes[kind] ?? '',
        role: kind === 'error' ? 'alert' : 'status',
        closeButtonProps: { 'aria-label': t('shell:close') },
      });
    }
  }, [waiting, isSeen, t, passing]);
  return (
    <MantineParts>
      <Notifications className={classes['host'] ?? ''} position="top-center" limit={3} />
    </MantineParts>
  );
}

/**
 * Notices that only confirm, with when they were shown: whoever presses anything has read on, and on a phone they would
 * lie over the head of the slip.
 */
function usePassing() {
  const passing = useRef(new Map<string, number>());
  useEffect(() => {
    const pass = () => {
      for (const [id, sinceMs] of passing.current)
        if (performance.now() - sinceMs >= STANDS_MS) notifications.hide(id);
    };
    document.addEventListener('pointerdown', pass, { capture: true });
    return () => document.removeEventListener('pointerdown', pass, { capture: true });
  }, []);
  return passing;
}

function Way({ link, onFollow }: { link: NoticeLink; onFollow: () => void }) {
  const pathOf = usePagePath();
  const to = link.page === 'transactions' ? pathOf(link.page) : `/${link.page}/${link.number}`;
  return (
    <Link to={to} className={classes['link'] ?? ''} onClick={onFollow}>
      {link.text}
    </Link>
  );
}
