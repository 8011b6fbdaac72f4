import panesTexts from '@lineboard/domain/catalogues/en/later/panes.json';
import sideFeatures from '@lineboard/domain/catalogues/en/later/side-features.json';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { BoardContext, type BoardParts, useBoardParts } from '../board/BoardProvider.tsx';
import { PaneLeagueRow } from './PaneLeagueRow.tsx';
import classes from './Panes.module.css';
import { PanesBar } from './PanesBar.tsx';
import { PanesRow } from './PanesRow.tsx';
import { PanesTabs } from './PanesTabs.tsx';
import { useFirstPanes } from './use-first-panes.ts';
import { useKeptPanes } from './use-kept-panes.ts';
import { usePanesAddress } from './use-panes-address.ts';

/** Three panes that can be read, and the slip next to them; `--panes` of breakpoints.css. */
const WIDE = '(width >= 1600px)';

/** The board's sources, with targets and headings of the panes' own. */
const usePaneParts = (): BoardParts => {
  const parts = useBoardParts();
  return useMemo(() => ({ ...parts, seenTarget: { current: null }, League: PaneLeagueRow }), [parts]);
};

/** Leagues, games in play and open bets side by side, as the address has them. */
export function PanesPage() {
  useTexts({ panes: panesTexts, 'side-features': sideFeatures });
  const { t } = useTranslation();
  const parts = usePaneParts();
  const { board } = parts;
  const address = usePanesAddress();
  const { panes, change } = address;
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const isMenuEmpty = useOffering((state) => state.menu?.length === 0);
  const kept = useKeptPanes(panes);
  useFirstPanes(address);
  const shown = { panes, kept, change };
  useEffect(() => board.redraw(), [board, priceType]);
  return (
    <BoardContext value={parts}>
      <div className={classes['page']} data-price-type={priceType}>
        <h1 className="lb-visually-hidden">{t('shell:panes')}</h1>
        {(isWide || panes.length === 0) && <PanesBar panes={panes} change={change} />}
        {panes.length === 0 && isMenuEmpty && (
          <PageEmpty title={t('offering:nothingOffered')} how={t('panes:notOfferedHow')} />
        )}
        {panes.length > 0 && (isWide ? <PanesRow {...shown} /> : <PanesTabs {...shown} />)}
      </div>
    </BoardContext>
  );
}
