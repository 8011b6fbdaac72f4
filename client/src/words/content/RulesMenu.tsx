import type { RuleMenuEntry } from '@lineboard/domain/words/content/content';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RulesMenu.module.css';
import { anchorOf } from './select-rules-place.ts';

interface RulesMenuProps {
  menu: readonly RuleMenuEntry[];
  /** As in the address. */
  chosen: string;
  /** There is no room next to the text: one field opens the list. */
  isNarrow: boolean;
  onChoose: (anchor: string) => void;
}

const hasOwnWay = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || button !== 0;

/** The rules pages, each with its parts beneath it. */
export function RulesMenu({ menu, chosen, isNarrow, onChoose }: RulesMenuProps) {
  const { t } = useTranslation();
  const pages = [...Map.groupBy(menu, ({ pageId }) => pageId).values()];
  if (isNarrow)
    return (
      <select
        className={classes['field']}
        aria-label={t('content:menu')}
        value={menu.some((entry) => anchorOf(entry) === chosen) ? chosen : ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {pages.map((entries) => (
          <optgroup key={entries[0]?.pageId} label={entries[0]?.menu}>
            {entries.map((entry) => (
              <option key={entry.objectId} value={anchorOf(entry)}>
                {entry.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    );
  const draw = (entry: RuleMenuEntry) => (
    <a
      href={`#${entry.url}`}
      aria-current={anchorOf(entry) === chosen ? 'location' : undefined}
      onClick={(event) => {
        // The browser opens new tabs itself.
        if (hasOwnWay(event)) return;
        event.preventDefault();
        onChoose(anchorOf(entry));
      }}
    >
      {entry.label}
    </a>
  );
  return (
    <nav className={classes['menu']} aria-label={t('content:menu')}>
      <ul>
        {pages.map(([page, ...parts]) =>
          page === undefined ? null : (
            <li key={page.objectId}>
              {draw(page)}
              {parts.length > 0 && (
                <ul>
                  {parts.map((part) => (
                    <li key={part.objectId}>{draw(part)}</li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
