import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { addPane, type PaneLayout } from './pane-layout.ts';
import { type PaneSubject, subjectOfTopic } from './pane-subjects.ts';
import type { PanesAddress } from './use-panes-address.ts';

const MOST_LEAGUES_AT_FIRST = 2;

/**
 * What somebody sees who names no panes: the first leagues of the board, else of the menu; games in play; open bets.
 */
const selectFirstPanes = (
  menu: readonly SportMenuItem[],
  chosen: ReadonlyArray<{ topic: string; period: number }>,
  hasBets: boolean,
): PaneLayout => {
  const ofMenu = menu.flatMap(({ subSports }) => subSports).map(({ topic }) => ({ topic, period: 0 }));
  const leagues = chosen.length > 0 ? chosen : ofMenu;
  const subjects: PaneSubject[] = [
    ...leagues
      .slice(0, MOST_LEAGUES_AT_FIRST)
      .map(({ topic, period }) => ({ ...subjectOfTopic(topic), period })),
    { kind: 'live', sport: null },
    ...(hasBets ? [{ kind: 'bets' } as const] : []),
  ];
  return subjects.reduce<PaneLayout>(addPane, []);
};

/** Gives an address that names no panes the first ones, and says where it names something that can't be read. */
export const useFirstPanes = ({ panes, isWhole, change }: PanesAddress): void => {
  const { t } = useTranslation();
  const menu = useOffering((state) => state.menu);
  // With it the board chooses its first leagues, before anything is drawn. Whose the address is says the session.
  const hasSite = useSession(({ site, session }) => site !== null && session !== null);
  const isOnline = useSession(selectIsOnline);
  const isEmpty = panes.length === 0;
  useEffect(() => {
    if (!isEmpty || menu === null || !hasSite) return;
    change(selectFirstPanes(menu, useOffering.getState().leagues, isOnline), false);
  }, [isEmpty, menu, hasSite, isOnline, change]);
  useEffect(() => {
    if (!isWhole) useNotices.getState().notify({ kind: 'info', text: t('shell:addressUnknown') });
  }, [isWhole, t]);
};
