import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useShell } from '../ui/shell-store.ts';
import { Rules } from './Rules.tsx';

/** The rules over whatever page is open, which stays as it is. */
export function RulesDialog() {
  const { t } = useTranslation('shell');
  const changeShell = useShell((state) => state.changeShell);
  const [anchor, setAnchor] = useState<string>();
  return (
    <ModalFrame title={t('rules')} onClose={() => changeShell({ areRulesShown: false })}>
      <Rules anchor={anchor} isNarrow level={3} onChoose={setAnchor} />
    </ModalFrame>
  );
}
