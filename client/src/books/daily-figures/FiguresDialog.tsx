import dailyFigures from '@lineboard/domain/catalogues/en/later/daily-figures.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { DailyFiguresPage } from './DailyFiguresPage.tsx';
import { type FiguresSearch, parseFiguresSearch } from './parse-figures-search.ts';
import { type FiguresAddress, FiguresAddressOfDialog } from './use-figures-address.ts';

/** DLG1-01: the daily figures over whatever page is open. */
export function FiguresDialog() {
  useTexts({ 'daily-figures': dailyFigures });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const [shown, setShown] = useState<FiguresSearch>({});
  const address = useMemo(
    (): FiguresAddress => ({
      ...shown,
      change: (changed) => setShown((before) => parseFiguresSearch({ ...before, ...changed })),
    }),
    [shown],
  );
  return (
    <ModalFrame isPage title={t('daily-figures:title')} onClose={close}>
      <FiguresAddressOfDialog value={address}>
        <DailyFiguresPage />
      </FiguresAddressOfDialog>
    </ModalFrame>
  );
}
