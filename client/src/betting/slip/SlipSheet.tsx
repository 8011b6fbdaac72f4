import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BOTTOM_BAR_ID, SLIP_ID } from '../../ground/ui/focus-parts.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useLayer, useLayerEscape } from '../../ground/ui/use-layer.ts';
import { useWasTrue } from '../../ground/ui/use-was-true.ts';
import { SlipPanelSlot } from './SlipPanelSlot.tsx';
import classes from './SlipSheet.module.css';
import { SlipSummary } from './SlipSummary.tsx';
import { useSlip } from './state/slip-store.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import { PEEK_PX, useSheetFollowsPicks } from './use-sheet-follows-picks.ts';

/**
 * Phone: the slip as a sheet over the bottom bar. Closed, its head shows risk and to-win; it stays above the keyboard.
 */
export function SlipSheet() {
  const { t } = useTranslation();
  const isOpen = useShell((state) => state.isSlipOpen);
  const changeShell = useShell((state) => state.changeShell);
  const count = useSlip(({ items }) => items.length);
  const keyboardPx = useKeyboardInset();
  const layer = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const trap = useFocusTrap(isOpen);
  // One stable ref: a new one with every changed figure would move the focus out of the field.
  const sheetRef = useMergedRef(sheet, trap);
  useLayer(isOpen, layer, `#${BOTTOM_BAR_ID}`);
  useKeepFocus(sheet);
  const hasBeenOpen = useWasTrue(isOpen);
  const isPeeking = !isOpen && count > 0;

  const settle = (open: boolean): void => changeShell({ isSlipOpen: open, isMenuOpen: false });
  useLayerEscape(isOpen, layer, () => settle(false));
  const drag = useSheetDrag({
    sheet,
    isOpen,
    peekPx: isPeeking || count > 0 ? PEEK_PX : 0,
    onSettle: settle,
  });

  useSheetFollowsPicks();

  return (
    <div ref={layer}>
      {isOpen && (
        <button
          type="button"
          className={classes['scrim']}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => settle(false)}
        />
      )}
      <section
        ref={sheetRef}
        id={SLIP_ID}
        tabIndex={-1}
        className={classes['sheet']}
        role={isOpen ? 'dialog' : 'region'}
        aria-modal={isOpen ? true : undefined}
        data-open={isOpen}
        data-peeking={isPeeking}
        data-keyboard={keyboardPx > 0}
        style={{ '--keyboard': `${keyboardPx}px`, '--peek': `${PEEK_PX}px` } as CSSProperties}
        aria-label={t('slip:betSlip')}
      >
        <div className={classes['handle']} {...drag}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? t('slip:closeSlip') : undefined}
            onClick={() => settle(!isOpen)}
          >
            <span className={classes['grip']} aria-hidden="true" />
            {!isOpen && <span className="lb-visually-hidden">{t('slip:openSlip')}</span>}
            {isPeeking && <SlipSummary />}
          </button>
        </div>
        <div className={classes['body']} inert={!isOpen}>
          {hasBeenOpen && <SlipPanelSlot />}
        </div>
      </section>
    </div>
  );
}
