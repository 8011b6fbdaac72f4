import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import keys from '../i18n/en/keys.json';
import classes from './KeysDialog.module.css';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useShell } from '../ui/shell-store.ts';
import { useOfferedKeys } from './use-offered-keys.ts';

/** The board's own, and those of every page. */
const KEYS = [
  ['↑ ↓ ← →', 'keyArrows'],
  ['Home End', 'keyEnds'],
  ['PgUp PgDn', 'keyPages'],
  ['Enter', 'keyEnter'],
  ['s', 'keySlip'],
  ['/', 'keySearch'],
] as const;

const LAST_KEYS = [
  ['Esc', 'keyEscape'],
  ['?', 'keyAll'],
] as const;

export function KeysDialog() {
  const { t, i18n: texts } = useTranslation('shell');
  // Their English comes with this dialog, which is no part of the first load.
  useState(() => texts.addResourceBundle('en', 'keys', keys));
  const changeShell = useShell((state) => state.changeShell);
  const pages = useOfferedKeys();
  const shown = [
    ...KEYS.map(([keys, meaning]) => [keys, t(`keys:${meaning}`)] as const),
    ...pages.map(({ letter, text }) => [`g ${letter}`, t(text)] as const),
    ...LAST_KEYS.map(([keys, meaning]) => [keys, t(`keys:${meaning}`)] as const),
  ];
  return (
    <ModalFrame title={t('keys')} onClose={() => changeShell({ areKeysShown: false })}>
      <dl className={classes['keys']}>
        {shown.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </ModalFrame>
  );
}
