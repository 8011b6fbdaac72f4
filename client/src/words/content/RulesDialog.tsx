import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { Rules } from './Rules.tsx';

/** DLG1-03: the rules over whatever page is open, which stays as it is. */
export function RulesDialog() {
  const { t } = useTranslation();
  const close = useCloseDialog();
  const [anchor, setAnchor] = useState<string>();
  return (
    <ModalFrame title={t('shell:rules')} onClose={close}>
      <Rules anchor={anchor} isNarrow level={3} onChoose={setAnchor} />
    </ModalFrame>
  );
}
