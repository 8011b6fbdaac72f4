import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import selling from '@lineboard/domain/catalogues/en/later/selling.json';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import { useLastKnown } from '../../ground/ui/use-last-known.ts';
import { BetItems } from '../bets/BetItems.tsx';
import { useOfferedBets } from './offered-bets-store.ts';
import { type SaleTab, useSaleDialog } from './sale-dialog-store.ts';
import { isSaleUnderWay } from './sale-stage.ts';
import classes from './SaleDialog.module.css';
import { SaleNow } from './SaleNow.tsx';
import { SaleOutcome } from './SaleOutcome.tsx';
import { SaleTarget } from './SaleTarget.tsx';
import { useSales } from './sales-store.ts';

const TABS = ['now', 'target'] as const satisfies readonly SaleTab[];

/** A bet is sold: at once, a share of it or the whole, or at a target; and what became of that. */
export function SaleDialog({ name, tab }: { name: string; tab: SaleTab }) {
  useTexts({ 'open-bets': openBets, selling });
  const { t } = useTranslation();
  const { open, close } = useSaleDialog.getState();
  const sale = useSales(({ sales }) => sales.get(name));
  const known = useOfferedBets(({ bets }) => bets.get(name) ?? null);
  // A bet that was sold whole leaves the list: what was paid for it stays to be read.
  const bet = useLastKnown(known);
  if (bet === null) return null;
  const leave = (): void => {
    useSales.getState().dismiss(name);
    close();
  };
  return (
    <ModalFrame title={t('selling:title', { number: name })} onClose={leave}>
      <div className={classes['bet']}>
        <BetItems bet={bet} hasMarks />
      </div>
      {sale?.stage === 'sold' ? (
        <SaleOutcome answer={sale.answer} onClose={leave} />
      ) : (
        <>
          <div className={classes['tabs']} role="group" aria-label={t('selling:when')}>
            {TABS.map((one) => (
              <Tab key={one} isChosen={one === tab} onChoose={() => open(name, one)}>
                {one === 'now' ? t('selling:now') : t('selling:target')}
              </Tab>
            ))}
          </div>
          {tab === 'now' || isSaleUnderWay(sale) ? (
            <SaleNow bet={bet} sale={sale} isGone={known === null} />
          ) : (
            <SaleTarget bet={bet} />
          )}
        </>
      )}
    </ModalFrame>
  );
}
