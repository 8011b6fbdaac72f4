import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { GamePick, PickKey, WagerPick } from '@lineboard/domain/ground/pick/pick';
import { useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeRefusal } from '../../betting/slip/items/describe-refusal.ts';
import { formatFactor } from '../../betting/slip/items/format-factor.ts';
import { chooseSingleParlay, chooseType } from '../../betting/slip/shapes/choose-type.ts';
import { mayCombine } from '../../betting/slip/state/combine-picks.ts';
import { startCombining, stopCombining, useCombination } from '../../betting/slip/state/combination-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { useMarkRefused } from '../board/use-mark-refused.ts';
import classes from './CombineBar.module.css';

interface CombineBarProps {
  gameNum: number;
  /** All picks in the lines of the game: the same array while they are the same. */
  picks: readonly WagerPick[];
  /** What the lines are drawn in. */
  lines: RefObject<HTMLElement | null>;
  hasBegun: boolean;
}

const isOfGame = (pick: WagerPick): pick is GamePick => pick.type === 'G';

const start = (gameNum: number, picks: readonly WagerPick[]): void => {
  const { options } = useSlip.getState();
  if (options.roundRobinSizes.length > 0) chooseSingleParlay();
  else if (!mayCombine(options)) chooseType('parlay');
  // The page may ask first whether the picks on the slip may go.
  if (mayCombine(useSlip.getState().options)) startCombining(gameNum, picks.filter(isOfGame));
};

const sayPressed = (pressed: PickKey | null): void => useCombination.setState({ pressed });

/**
 * Picks of a game in one price: turns it on, says what they pay together, and why a pick can't join them. Nobody is
 * invited to bet in a time-out.
 */
export function CombineBar({ gameNum, picks, lines, hasBegun }: CombineBarProps) {
  useTexts({ combination });
  const { t } = useTranslation();
  const isQuiet = useSession(selectIsQuiet);
  const isWanted = useSearch({ strict: false, select: ({ combine }) => combine === true });
  const isOffered = !isQuiet && !hasBegun;
  const isOn = useCombination((state) => state.gameNum === gameNum) && isOffered;
  useMarkRefused(isOn, lines, sayPressed);
  useEffect(() => {
    if (isWanted && isOffered) start(gameNum, picks);
    return stopCombining;
    // What the lines are now is followed below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [gameNum, isWanted, isOffered]);
  useEffect(() => {
    if (useCombination.getState().gameNum === gameNum)
      useCombination.setState({ candidates: picks.filter(isOfGame) });
  }, [gameNum, picks]);
  if (!isOffered)
    return isWanted && hasBegun ? (
      <p className={`${classes['bar']} ${classes['said']}`}>{t('combination:reason.begun')}</p>
    ) : null;
  return (
    <div className={classes['bar']} data-on={isOn}>
      <button
        type="button"
        className={classes['switch']}
        aria-pressed={isOn}
        onClick={isOn ? stopCombining : () => start(gameNum, picks)}
      >
        {t('combination:combine')}
      </button>
      <p className={`${classes['said']} lb-figures`} role="status">
        {isOn ? <Said gameNum={gameNum} /> : t('combination:hint')}
      </p>
    </div>
  );
}

/** What the picks of the game on the slip pay as one; null: nothing yet. */
const useFactor = (gameNum: number): string | null =>
  useSlip(({ items, options, evaluation }) => {
    const first = items.find(({ pick }) => pick.type === 'G' && pick.gameNum === gameNum)?.itemId ?? '';
    const isKnown = combinationsOf(options).some(({ itemIds }) => itemIds.includes(first));
    const found = evaluation.combinations.find(({ itemIds }) => itemIds.includes(first));
    return isKnown ? (found?.factor ?? null) : null;
  });

function Said({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isFresh = useLineState(selectIsFresh);
  const refused = useCombination((state) =>
    state.pressed === null ? undefined : state.refused.get(state.pressed),
  );
  const reason = useSlip((state) => refused && describeRefusal(t, state, refused));
  const count = useSlip(
    ({ items }) => items.filter(({ pick }) => pick.type === 'G' && pick.gameNum === gameNum).length,
  );
  const factor = useFactor(gameNum);
  if (!isFresh) return <span className={classes['reason']}>{t('combination:reason.stale')}</span>;
  if (reason !== undefined && count < 2) return <span className={classes['reason']}>{reason}</span>;
  if (count === 0) return t('combination:building');
  if (count === 1) return t('combination:one');
  return (
    <>
      {reason === undefined ? (
        <span>{t('combination:price', { count })}</span>
      ) : (
        <span className={classes['reason']}>{reason}</span>
      )}{' '}
      <strong className={classes['price']}>{formatFactor(formats, factor)}</strong>
    </>
  );
}
