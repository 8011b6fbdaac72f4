import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import { shapeOfDraft } from '@lineboard/domain/betting/shapes/ticket-shapes';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { readBookMs } from '../../../ground/live/line-state.ts';
import { useCombination } from '../state/combination-store.ts';
import { keepField } from '../state/keep-field.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';
import { listShapes, type OfferedShape } from './list-shapes.ts';
import { rememberShape } from './shape-memory.ts';
import { ShapeCard } from './ShapeCard.tsx';
import classes from './ShapeStrip.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const isFit = ({ price }: OfferedShape): boolean => price.unfit === null;

/** Brings the chosen card into the row. Only the row moves: the picks above it stay under the finger. */
const useShowChosen = (row: RefObject<HTMLElement | null>, chosen: string): void =>
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (row.current === null || card == null) return;
    const [shown, wanted] = [row.current.getBoundingClientRect(), card.getBoundingClientRect()];
    row.current.scrollLeft += Math.min(0, wanted.left - shown.left) + Math.max(0, wanted.right - shown.right);
  }, [row, chosen]);

/**
 * Keeps the strip where it was pressed: cards above it lose or get their fields with another shape. @returns notes
 * where it stands
 */
const useStandStill = (strip: RefObject<HTMLElement | null>, chosen: string): (() => void) => {
  const topPx = useRef<number | null>(null);
  useLayoutEffect(() => {
    const around = strip.current?.parentElement;
    if (strip.current === null || around == null || topPx.current === null) return;
    around.scrollTop += strip.current.getBoundingClientRect().top - topPx.current;
    topPx.current = null;
  }, [strip, chosen]);
  return () => {
    topPx.current = strip.current?.getBoundingClientRect().top ?? null;
  };
};

/**
 * The same picks in every shape, with what each risks and its best and worst: the choice of a shape comes last, and
 * loses nothing.
 */
export function ShapeStrip() {
  useTexts({ combination, shapes });
  const { t } = useTranslation();
  const { shortAmount } = useFormats();
  const state = useSlip();
  const last = useLastStake(({ stake }) => stake);
  const offers = useCombination((combination) => combination.offers);
  const [isOpen, setOpen] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const offered = useMemo(() => listShapes(state, readBookMs(), last, offers), [state, last, offers]);
  const noteStand = useStandStill(strip, shapeOfDraft(state.options));
  useShowChosen(group, shapeOfDraft(state.options));
  useEffect(() => {
    if (isOpen) group.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (offered.shapes.length === 0) return null;
  const isLocked = isUnderWay(state.ticket);
  const choose = (chosen: OfferedShape): void => {
    if (chosen.isChosen || !isFit(chosen)) return;
    rememberShape(state);
    noteStand();
    state.takeShape(chosen.items, chosen.options);
  };
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || isLocked) return;
    event.preventDefault();
    const ring = offered.shapes.filter((each) => isFit(each) || each.isChosen);
    const at = ring.findIndex(({ isChosen }) => isChosen);
    const next = ring.at((at + by) % ring.length);
    if (next === undefined) return;
    choose(next);
    group.current?.querySelector<HTMLElement>(`[data-shape="${next.price.shape}"]`)?.focus();
  };
  return (
    <section ref={strip} className={classes['strip']} onMouseDown={keepField}>
      <div className={classes['head']}>
        <h3>{t('shapes:same')}</h3>
        {offered.sampleCents !== null && (
          <span className="lb-figures">
            {t('shapes:sample', { amount: shortAmount(offered.sampleCents) })}
          </span>
        )}
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('shapes:inRow') : t('shapes:sideBySide')}
        </button>
      </div>
      <div
        ref={group}
        className={`${classes['shapes']} lb-figures`}
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('shapes:same')}
        data-open={isOpen}
        onKeyDown={step}
      >
        {isOpen && (
          <div className={classes['heads']} aria-hidden="true">
            <span />
            <span>{t('shapes:risk')}</span>
            <span>{t('shapes:best')}</span>
            <span>{t('shapes:worst')}</span>
          </div>
        )}
        {offered.shapes.map((each) => (
          <ShapeCard
            key={each.price.shape}
            offered={each}
            isLocked={isLocked}
            onChoose={() => choose(each)}
          />
        ))}
      </div>
    </section>
  );
}
