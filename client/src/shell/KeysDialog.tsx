import { useTranslation } from 'react-i18next';
import classes from './KeysDialog.module.css';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useShell } from '../ui/shell-store.ts';

const KEYS = [
  ['↑ ↓ ← →', 'keyArrows'],
  ['Enter', 'keyEnter'],
  ['s', 'keySlip'],
  ['/', 'keySearch'],
  ['g l', 'keyLines'],
  ['g o', 'keyOpenBets'],
  ['g t', 'keyTransactions'],
  ['g i', 'keySignIn'],
  ['Esc', 'keyEscape'],
  ['?', 'keyAll'],
] as const;

export function KeysDialog() {
  const { t } = useTranslation('shell');
  const changeShell = useShell((state) => state.changeShell);
  return (
    <ModalFrame title={t('keys')} onClose={() => changeShell({ areKeysShown: false })}>
      <dl className={classes['keys']}>
        {KEYS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`shell:${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </ModalFrame>
  );
}
