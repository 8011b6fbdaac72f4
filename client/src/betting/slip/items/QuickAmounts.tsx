import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCustomersStake, useLastStake } from '../../../ground/device/last-stake.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { selectQuickAmounts } from './quick-amounts.ts';
import classes from './QuickAmounts.module.css';
import { OwnAmountsForm } from '../own-amounts/OwnAmountsForm.tsx';
import { selectOwnAmounts, useOwnAmounts } from '../own-amounts/own-amounts-store.ts';
import type { EnteredLast } from './SameAmount.tsx';
import { useAskedAmount } from './use-asked-amount.ts';
import { hasTicketAmount } from '../state/slip-options.ts';
import { selectBaseRange } from '../state/slip-view.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The specification's amounts, until the site has sent its own. */
const DEFAULT_QUICK_AMOUNTS = [20_000, 50_000, 100_000, 500_000];

const SAID = { base: 'quickBase', risk: 'quickRisk', toWin: 'quickToWin' } as const;

/** What an amount goes to: one pick, each of several, or with no pick named the ticket or the only one. */
const selectTakes = (
  { items, options }: SlipState,
  askedId: string | null,
): { itemId: string | null; isEach: boolean } => {
  if (hasTicketAmount(options.wagerType)) return { itemId: null, isEach: false };
  const itemId = items.find((item) => item.itemId === askedId)?.itemId ?? null;
  return { itemId, isEach: itemId === null && items.length > 1 };
};

/**
 * Amounts by one tap, for the pick whose field has the focus, else for every pick or for the ticket: the last one
 * again, and the customer's own, else base amounts (HR-3) near it.
 */
export function QuickAmounts({ onEntered }: Pick<EnteredLast, 'onEntered'>) {
  useTexts({ shapes });
  const { t } = useTranslation();
  const { shortAmount } = useFormats();
  const ofSite = useSession(({ site }) => site?.quickAmountsCents) ?? DEFAULT_QUICK_AMOUNTS;
  const state = useSlip();
  const { options, ticket, customer } = state;
  const last = useLastStake(({ stake }) => (isCustomersStake(stake, customer?.customerId) ? stake : null));
  const own = selectOwnAmounts(useOwnAmounts(), customer?.customerId);
  const [isChoosing, setChoosing] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const asked = useAskedAmount(buttons);
  if (options.filling !== null) return null;
  const takes = selectTakes(state, asked.itemId);
  const enter = (entered: AmountEntered, cents: Cents): void => {
    if (takes.itemId === null) return state.enterAmountForAll(entered, cents);
    state.enterAmount(takes.itemId, entered, cents);
    onEntered(takes.itemId);
  };
  const isLocked = isUnderWay(ticket);
  const { leastCents, mostCents } = selectBaseRange(state);
  const amounts = own ?? selectQuickAmounts(ofSite, last?.cents ?? null);
  if (isChoosing && customer !== null)
    return (
      <OwnAmountsForm customerId={customer.customerId} amounts={amounts} onDone={() => setChoosing(false)} />
    );
  return (
    <div className={classes['row']}>
      <div
        ref={buttons}
        className={`${classes['quick']} lb-figures`}
        role="group"
        aria-label={takes.isEach ? t('slip:quickAmountsForAll') : t('slip:quickAmounts')}
      >
        {last !== null && (
          <button
            type="button"
            aria-label={t('slip:lastAmount', { amount: shortAmount(last.cents) })}
            title={t('slip:lastAmount', { amount: shortAmount(last.cents) })}
            disabled={isLocked}
            onClick={() => enter(last.entered, last.cents)}
          >
            <span aria-hidden="true">↻</span> {shortAmount(last.cents)}
          </button>
        )}
        {amounts.map((cents) => (
          <button
            key={cents}
            type="button"
            disabled={isLocked || cents < leastCents || cents > mostCents}
            title={t(`slip:${SAID[asked.entered]}`, { amount: shortAmount(cents) })}
            onClick={() => enter(asked.entered, cents)}
          >
            {shortAmount(cents)}
          </button>
        ))}
      </div>
      {customer !== null && (
        <button
          type="button"
          className={classes['choose']}
          aria-label={t('shapes:chooseAmounts')}
          title={t('shapes:chooseAmounts')}
          disabled={isLocked}
          onClick={() => setChoosing(true)}
        >
          <Icon name="filter" size={16} />
        </button>
      )}
    </div>
  );
}
