import keyTexts from '@lineboard/domain/catalogues/en/later/keys.json';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './KeysDialog.module.css';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useOfferedKeys } from './use-offered-keys.ts';

/** The board's own keys, and those of every page. */
const KEYS = [
  ['↑ ↓ ← →', 'keyArrows'],
  ['Home End', 'keyEnds'],
  ['PgUp PgDn', 'keyPages'],
  ['Enter', 'keyEnter'],
  ['n', 'keyNumbers'],
  ['b', 'keyBet'],
  ['s', 'keySlip'],
  ['/', 'keySearch'],
] as const;

const LAST_KEYS = [
  ['Esc', 'keyEscape'],
  ['?', 'keyAll'],
] as const;

export function KeysDialog() {
  const { t } = useTranslation();
  useTexts({ keys: keyTexts });
  const changeShell = useShell((state) => state.changeShell);
  const pages = useOfferedKeys();
  const shown = [
    ...KEYS.map(([keys, meaning]) => [keys, t(`keys:${meaning}`)] as const),
    ...pages.map(({ letter, text }) => [`g ${letter}`, t(text)] as const),
    ...LAST_KEYS.map(([keys, meaning]) => [keys, t(`keys:${meaning}`)] as const),
  ];
  return (
    <ModalFrame title={t('shell:keys')} onClose={() => changeShell({ areKeysShown: false })}>
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
