import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { GamePick, WagerPick } from '@lineboard/domain/ground/pick/pick';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFactor } from '../../betting/slip/items/CombinationHead.tsx';
import { startCombining, stopCombining, useCombination } from '../../betting/slip/state/combination-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './CombineBar.module.css';

interface CombineBarProps {
  gameNum: number;
  /** All picks in the lines of the game: the same array while they are the same. */
  picks: readonly WagerPick[];
  /** What the lines are drawn in. */
  lines: RefObject<HTMLElement | null>;
}

const isOfGame = (pick: WagerPick): pick is GamePick => pick.type === 'G';

/** Picks of a game in one price: turns it on, says what they pay together, and why a pick can't join them. */
export function CombineBar({ gameNum, picks, lines }: CombineBarProps) {
  useTexts({ combination });
  const { t } = useTranslation();
  const isOn = useCombination((state) => state.gameNum === gameNum);
  useEffect(() => stopCombining, [gameNum]);
  useMarkRefused(isOn, lines);
  const start = (): void => {
    const { options, chooseWagerType } = useSlip.getState();
    if (!rowOfType(options.wagerType).hasRoundRobin) chooseWagerType('parlay');
    if (rowOfType(useSlip.getState().options.wagerType).hasRoundRobin)
      startCombining(gameNum, picks.filter(isOfGame));
  };
  return (
    <div className={classes['bar']} data-on={isOn}>
      <button
        type="button"
        className={classes['switch']}
        aria-pressed={isOn}
        onClick={isOn ? stopCombining : start}
      >
        {t(isOn ? 'combination:done' : 'combination:combine')}
      </button>
      <p className={`${classes['said']} lb-figures`} role="status">
        {isOn ? <Said gameNum={gameNum} /> : t('combination:hint')}
      </p>
    </div>
  );
}

function Said({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useCombination(({ pressed, refused }) =>
    pressed === null ? undefined : refused.get(pressed),
  );
  const count = useSlip(
    ({ items }) => items.filter(({ pick }) => pick.type === 'G' && pick.gameNum === gameNum).length,
  );
  const factor = useSlip(({ items, options, evaluation }) => {
    const first = items.find(({ pick }) => pick.type === 'G' && pick.gameNum === gameNum)?.itemId ?? '';
    const isKnown = combinationsOf(options).some(({ itemIds }) => itemIds.includes(first));
    return isKnown
      ? (evaluation.combinations.find(({ itemIds }) => itemIds.includes(first))?.factor ?? null)
      : null;
  });
  if (reason !== undefined)
    return <span className={classes['reason']}>{t(`combination:reason.${reason}`)}</span>;
  if (count === 0) return t('combination:building');
  if (count === 1) return t('combination:one');
  return t('combination:price', { count, price: formatFactor(formats, factor) });
}

/** Greys the picks that can't join, for as long as picks are combined, and says why when one is pressed. */
const useMarkRefused = (isOn: boolean, lines: RefObject<HTMLElement | null>): void => {
  const { t } = useTranslation();
  const refused = useCombination((state) => state.refused);
  useEffect(() => {
    const within = lines.current;
    if (!isOn || within === null) return undefined;
    const mark = (): void => {
      for (const cell of within.querySelectorAll<HTMLElement>('[data-pick]')) {
        const code = refused.get(cell.dataset['pick'] ?? '');
        const reason = code === undefined ? undefined : t(`combination:reason.${code}`);
        if (cell.dataset['apart'] === reason) continue;
        if (reason === undefined) {
          delete cell.dataset['apart'];
          cell.removeAttribute('aria-description');
        } else {
          cell.dataset['apart'] = reason;
          cell.setAttribute('aria-description', reason);
        }
      }
    };
    const press = (event: Event): void => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pick]') : null;
      const key = cell?.dataset['pick'];
      if (key === undefined || cell?.dataset['apart'] === undefined) {
        useCombination.setState({ pressed: null });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      useCombination.setState({ pressed: key });
    };
    mark();
    // Rows of another market of a ladder come later.
    const observer = new MutationObserver(mark);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('click', press, true);
    return () => {
      observer.disconnect();
      within.removeEventListener('click', press, true);
      for (const cell of within.querySelectorAll<HTMLElement>('[data-apart]')) {
        delete cell.dataset['apart'];
        cell.removeAttribute('aria-description');
      }
    };
  }, [isOn, lines, refused, t]);
};
