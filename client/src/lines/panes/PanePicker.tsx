import { writeNameInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import { type PaneSubject, subjectOfTopic, writeSubject } from './pane-subjects.ts';
import classes from './PanePicker.module.css';

interface PanePickerProps {
  /** What the pane shows now; null for a new one. */
  shown: PaneSubject | null;
  onChoose: (subject: PaneSubject) => void;
}

interface Choice {
  name: string;
  /** The sport of a league; null for what isn't one. */
  group: string | null;
  subject: PaneSubject;
}

/** Everything that a pane can show: games in play, open bets, and each league of the menu. */
const useChoices = (): readonly Choice[] => {
  const { t } = useTranslation();
  const menu = useOffering((state) => state.menu) ?? [];
  const live = menu.filter(({ subSports }) => subSports.some(({ liveCount }) => liveCount > 0));
  const nameOf = (sport: string): string => t(`sport:${sport}`, { defaultValue: sport });
  return [
    { name: t('panes:live'), group: null, subject: { kind: 'live', sport: null } },
    ...live.map(
      ({ sportType }): Choice => ({
        name: t('panes:liveOf', { sport: nameOf(sportType) }),
        group: null,
        subject: { kind: 'live', sport: writeNameInAddress(sportType) },
      }),
    ),
    { name: t('panes:bets'), group: null, subject: { kind: 'bets' } },
    ...menu.flatMap(({ sportType, subSports }) =>
      subSports.map(
        ({ topic, sportSubType }): Choice => ({
          name: t(`league:${sportSubType}`, { defaultValue: sportSubType }),
          group: sportType,
          subject: subjectOfTopic(topic),
        }),
      ),
    ),
  ];
};

/** A list to choose from what a pane shows, narrowed by what is typed. */
export function PanePicker({ shown, onChoose }: PanePickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // After the panel has seen who had the focus before.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const typed = text.trim().toLowerCase();
  const nameOfGroup = (group: string): string => t(`sport:${group}`, { defaultValue: group });
  const choices = useChoices().filter(
    ({ name, group }) =>
      typed === '' || `${name} ${group === null ? '' : nameOfGroup(group)}`.toLowerCase().includes(typed),
  );
  const now = shown === null ? null : writeSubject(shown.kind === 'league' ? { ...shown, period: 0 } : shown);
  return (
    <div className={classes['picker']}>
      <input
        ref={field}
        type="search"
        className={classes['field']}
        aria-label={t('panes:find')}
        placeholder={t('panes:find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={classes['list']}>
        {choices.map(({ name, group, subject }) => {
          const key = writeSubject(subject);
          return (
            <li key={key}>
              <button type="button" aria-pressed={key === now} onClick={() => onChoose(subject)}>
                {group === null ? (
                  <Icon name={subject.kind === 'live' ? 'live' : 'lines'} size={14} />
                ) : (
                  <SportIcon group={group} />
                )}
                <span>{name}</span>
                {group !== null && <small>{nameOfGroup(group)}</small>}
              </button>
            </li>
          );
        })}
        {choices.length === 0 && <li className={classes['none']}>{t('panes:nothingFound')}</li>}
      </ul>
    </div>
  );
}
