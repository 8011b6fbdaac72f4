import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { type PaneLayout, parseLayout, writeLayout } from './pane-layout.ts';
import classes from './SavedPanes.module.css';
import {
  cutName,
  deleteLayout,
  isSameName,
  MOST_SAVED,
  parseName,
  renameLayout,
  type SavedLayout,
  saveLayout,
  useSavedLayouts,
} from './saved-layouts.ts';

interface SavedPanesProps {
  panes: PaneLayout;
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/** What comes in the place of a pressed button. */
const focusAtOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** A deleted layout's name, and what brings it back. */
interface Deleted {
  name: string;
  undo: () => void;
}

/** The saved panes by their names: shown, renamed, deleted; and a form that saves those of the page. */
export function SavedPanes({ panes, change }: SavedPanesProps) {
  const { t } = useTranslation();
  const layouts = useSavedLayouts();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  return (
    <div className={classes['saved']}>
      {layouts.length === 0 && <p className={classes['none']}>{t('panes:noneSaved')}</p>}
      <ul>
        {layouts.map((layout) => (
          <li key={layout.name}>
            {renamed === layout.name ? (
              <Rename name={layout.name} onDone={() => setRenamed(null)} />
            ) : (
              <Saved
                layout={layout}
                isShown={writeLayout(panes) === layout.panes}
                onChoose={() => change(parseLayout(layout.panes).panes, true)}
                onRename={() => setRenamed(layout.name)}
                onDelete={() => setDeleted({ name: layout.name, undo: deleteLayout(layout.name) })}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={classes['said']}>
        {deleted !== null && (
          <>
            <span>{t('panes:deleted', { name: deleted.name })}</span>
            <button
              type="button"
              // The pressed button went away with its row.
              ref={focusAtOnce}
              onClick={() => {
                deleted.undo();
                setDeleted(null);
              }}
            >
              {t('panes:undo')}
            </button>
          </>
        )}
      </p>
      <SaveForm panes={panes} layouts={layouts} />
    </div>
  );
}

interface SavedProps {
  layout: SavedLayout;
  isShown: boolean;
  onChoose: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function Saved({ layout: { name }, isShown, onChoose, onRename, onDelete }: SavedProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['line']}>
      <button type="button" className={classes['name']} aria-pressed={isShown} onClick={onChoose}>
        <span className={classes['mark']}>{isShown && <Icon name="check" size={14} />}</span>
        {name}
      </button>
      <button type="button" aria-label={t('panes:renameOf', { name })} onClick={onRename}>
        {t('panes:rename')}
      </button>
      <button type="button" aria-label={t('panes:deleteOf', { name })} onClick={onDelete}>
        {t('panes:delete')}
      </button>
    </div>
  );
}

function Rename({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const [isTaken, setTaken] = useState(false);
  const to = parseName(text);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (to === null) return;
    if (renameLayout(name, to) === 'taken') setTaken(true);
    else onDone();
  };
  return (
    <form className={classes['form']} onSubmit={submit}>
      <input
        ref={focusAtOnce}
        aria-label={t('panes:nameOf', { name })}
        aria-invalid={isTaken}
        value={text}
        onChange={({ target }) => {
          setText(cutName(target.value));
          setTaken(false);
        }}
      />
      <button type="submit" aria-disabled={to === null}>
        {t('panes:save')}
      </button>
      <button type="button" onClick={onDone}>
        {t('panes:cancel')}
      </button>
      <p role="status">{isTaken && t('panes:taken')}</p>
    </form>
  );
}

/** The panes of the page under a name; a name that is in use is asked about first. */
function SaveForm({ panes, layouts }: { panes: PaneLayout; layouts: readonly SavedLayout[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const name = parseName(text);
  const isKnown = name !== null && layouts.some((other) => isSameName(other.name, name));
  const save = (): void => {
    if (name === null) return;
    const result = saveLayout(name, writeLayout(panes));
    setAsks(false);
    setSaid(result === 'saved' ? t('panes:savedAs', { name }) : t('panes:mostSaved', { count: MOST_SAVED }));
    if (result === 'saved') setText('');
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isKnown && !asks) setAsks(true);
    else save();
  };
  return (
    <form className={classes['form']} onSubmit={submit}>
      <label>
        <span>{t('panes:nameThese')}</span>
        <input
          value={text}
          onChange={({ target }) => {
            setText(cutName(target.value));
            setAsks(false);
            setSaid('');
          }}
        />
      </label>
      <button type="submit" aria-disabled={name === null || panes.length === 0}>
        {asks && isKnown ? t('panes:replace') : t('panes:save')}
      </button>
      <p role="status">{asks && isKnown ? t('panes:asksReplace', { name }) : said}</p>
    </form>
  );
}
