import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import { isNamedInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { findLeague, type LeagueSubject, type PaneSubject } from './pane-subjects.ts';

type Menu = NonNullable<ReturnType<typeof useOffering.getState>['menu']>;

/** A league that the book doesn't offer is named as the address has it. */
const nameLeague = (t: TFunction, menu: Menu, subject: LeagueSubject): string => {
  const found = findLeague(menu, subject);
  if (found === null) return `${subject.league} · ${subject.sport}`.replaceAll('-', ' ');
  const { sportType, sportSubType } = found;
  const name = t(`league:${sportSubType}`, { defaultValue: sportSubType });
  if (subject.isContest) return `${name} · ${t(`sport:${sportType}`, { defaultValue: sportType })}`;
  const label = isSportType(sportType) ? labelOfLine(sportType, subject.period) : undefined;
  if (subject.period === 0 || label === undefined) return name;
  return `${name} · ${t(`period:${label}`, { defaultValue: label })}`;
};

const nameLive = (t: TFunction, menu: Menu, sport: string | null): string => {
  if (sport === null) return t('panes:live');
  const found = menu.find(({ sportType }) => isNamedInAddress(sportType, sport))?.sportType;
  const name =
    found === undefined ? sport.replaceAll('-', ' ') : t(`sport:${found}`, { defaultValue: found });
  return t('panes:liveOf', { sport: name });
};

const NO_MENU: Menu = [];

/** What a pane is called, by what it shows. */
export const usePaneTitle = (): ((subject: PaneSubject) => string) => {
  const { t } = useTranslation();
  const menu = useOffering((state) => state.menu) ?? NO_MENU;
  return (subject) => {
    if (subject.kind === 'league') return nameLeague(t, menu, subject);
    return subject.kind === 'live' ? nameLive(t, menu, subject.sport) : t('panes:bets');
  };
};
