import {
  groupMenu,
  isGroupOpen,
  type MenuGroup,
  MOST_WITHOUT_GROUPS,
} from '@lineboard/domain/words/site/group-menu';
import { isMenuItemShown, listMenuItems, type MenuItem } from '@lineboard/domain/words/site/main-menu';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './MainMenu.module.css';
import { useOutIntegrations } from './use-provider-news.ts';
import { Way } from './Way.tsx';
import { GROUP_ICONS, WayIcon } from './WayIcon.tsx';

const NOTHING = { integrations: [], menu: [], affiliatesUrl: null };

/** The arrows go from one line to the next, as in the menu of sports above. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = lines[lines.findIndex((one) => one === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** What the book offers besides its lines, as far as it is set up and this customer may use it. */
export function MainMenu() {
  const { t } = useTranslation();
  const site = useSession((state) => state.site ?? NOTHING);
  const customer = useSession(selectCustomer);
  const isOnline = useSession(selectIsOnline);
  const items = useMemo(() => listMenuItems(site), [site]);
  const shown = items.filter((item) => isMenuItemShown(item, { customer, isOnline }));
  const out = useOutIntegrations(items.some(({ type }) => type !== 'own' && type !== 'affiliates'));
  if (shown.length === 0) return null;
  const groups: readonly MenuGroup[] =
    shown.length <= MOST_WITHOUT_GROUPS
      ? shown.map((item) => ({ group: item.group, items: [item] }))
      : groupMenu(shown);
  return (
    <div className={classes['links']}>
      <h3>{t('integrations:more')}</h3>
      <ul onKeyDown={moveFocus}>
        {groups.map(({ group, items: ways }) =>
          ways.length === 1 ? (
            <WayLine key={keyOf(ways[0]!)} item={ways[0]!} out={out} />
          ) : (
            <Group key={group} group={{ group, items: ways }} out={out} />
          ),
        )}
      </ul>
    </div>
  );
}

const keyOf = ({ type, title, href }: MenuItem): string => `${type} ${title} ${href}`;

function WayLine({ item, out }: { item: MenuItem; out: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <li>
      <Way item={item} />
      {out.includes(item.type) && <span className={classes['out']}>{t('integrations:isOut')}</span>}
    </li>
  );
}

/** Several links under a heading that folds them away, which this device remembers. */
function Group({ group, out }: { group: MenuGroup; out: readonly string[] }) {
  const { t } = useTranslation();
  const id = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const toggled = useDeviceSettings((settings) => settings.toggledWays);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  const { group: name, items } = group;
  const isOpen = isGroupOpen(group, toggled);
  const toggle = (): void =>
    changeSettings({
      toggledWays: toggled.includes(name) ? toggled.filter((one) => one !== name) : [...toggled, name],
    });
  return (
    <li>
      <button
        type="button"
        className={classes['group']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={!isOpen && items.some(({ href }) => href === path)}
        onClick={toggle}
      >
        <WayIcon name={GROUP_ICONS[name]} />
        <span className={classes['name']}>{t(`integrations:group.${name}`)}</span>
        {items.every(({ type }) => out.includes(type)) && (
          <span className={classes['allOut']}>{t('integrations:isOut')}</span>
        )}
        {!isOpen && <span className={classes['count']}>{items.length}</span>}
        <span className={classes['arrow']} data-open={isOpen}>
          <Icon name="down" size={14} />
        </span>
      </button>
      {isOpen && (
        <ul id={id} className={classes['ways']} aria-label={t(`integrations:group.${name}`)}>
          {items.map((item) => (
            <WayLine key={keyOf(item)} item={item} out={out} />
          ))}
        </ul>
      )}
    </li>
  );
}
