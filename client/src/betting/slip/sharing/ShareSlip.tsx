import {
  MOST_SHARED_CHARACTERS,
  type SharedLeg,
  writeSharedSlip,
} from '@lineboard/domain/betting/sharing/shared-slip';
import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectIsQuiet, useSession } from '../../../ground/session/session-store.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { keepField } from '../state/keep-field.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './ShareSlip.module.css';

/** The picks of the slip with their leagues, in its order; those that the book never had are left out. */
const selectShared = ({ items, lastKnown }: SlipState): SharedLeg[] =>
  items.flatMap(({ itemId, pick }) => {
    const quote = lastKnown.get(itemId);
    if (quote === undefined) return [];
    const { sportType, sportSubType } =
      quote.type === 'G'
        ? quote.game
        : { sportType: quote.line.contestType, sportSubType: quote.line.contestType2 };
    return [{ pick, sportType, sportSubType }];
  });

const SAID = { none: 'shareLink', done: 'linkCopied', refused: 'linkFailed' } as const;

/** Copies a link that lays the picks of the slip, and no amounts, onto a friend's. Nobody invites in a time-out. */
export function ShareSlip() {
  useTexts({ shapes });
  const { t } = useTranslation();
  const state = useSlip();
  const isQuiet = useSession(selectIsQuiet);
  const [copied, setCopied] = useState<{ text: string; outcome: 'done' | 'refused' } | null>(null);
  const text = writeSharedSlip(selectShared(state));
  if (isQuiet || text === '' || text.length > MOST_SHARED_CHARACTERS) return null;
  const outcome = copied?.text === text ? copied.outcome : 'none';
  const copy = async (): Promise<void> => {
    const address = new URL(`#/slip/${text}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ text, outcome: 'done' });
    } catch {
      // The browser refused, or there is no clipboard without HTTPS.
      setCopied({ text, outcome: 'refused' });
    }
  };
  return (
    <button type="button" className={classes['share']} onMouseDown={keepField} onClick={() => void copy()}>
      <Icon name={outcome === 'done' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(`shapes:${SAID[outcome]}`)}</span>
    </button>
  );
}
