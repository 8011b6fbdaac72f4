import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import ticketTexts from '@lineboard/domain/catalogues/en/later/ticket.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { HookUpsSlot } from '../../betting/bets/HookUpsSlot.tsx';
import { SaleSlot } from '../../betting/selling/SaleSlot.tsx';
import { useSelling } from '../../betting/selling/use-selling.ts';
import { PictureSlot } from '../../betting/ticket-picture/PictureSlot.tsx';
import { BetDialogs } from './BetDialogs.tsx';
import { BetGroups } from './BetGroups.tsx';
import { BetTotals } from './BetTotals.tsx';
import { CompactBets } from './CompactBets.tsx';
import { NarrowBets } from './NarrowBets.tsx';
import classes from './OpenBetsPage.module.css';
import { useOpenBets } from './open-bets-store.ts';
import { PendingTickets } from './PendingTickets.tsx';
import { selectTotals } from './select-totals.ts';
import { SweatStrip } from './SweatStrip.tsx';
import { useBetsAddress } from './use-bets-address.ts';
import { useRifMode } from './use-rif-mode.ts';
import { useShownBets } from './use-shown-bets.ts';

function RifHow() {
  const { t } = useTranslation();
  return (
    <div className={classes['rif']}>
      <p>{t('open-bets:rifHow')}</p>
      <Link to="/betOffering">{t('wager:cancel')}</Link>
    </div>
  );
}

function FuturesSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <label className={classes['futures']}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
      />
      {t('open-bets:includeFutures')}
    </label>
  );
}

function DecidedLately({ bets, ...shared }: Omit<ComponentProps<typeof BetGroups>, 'level'>) {
  const { t } = useTranslation();
  if (bets.length === 0) return null;
  return (
    <>
      <h2 className={classes['section']}>{t('open-bets:gradedLately')}</h2>
      <BetGroups bets={bets} {...shared} level={3} />
    </>
  );
}

interface NothingHereProps {
  hasNone: boolean;
  hasFuturesAlone: boolean;
  isNoneFound: boolean;
}

/** Why the list is empty, and what to do about it. */
function NothingHere({ hasNone, hasFuturesAlone, isNoneFound }: NothingHereProps) {
  const { t } = useTranslation();
  return (
    <>
      {hasNone && <PageEmpty title={t('open-bets:nothingOpen')} how={t('open-bets:nothingOpenHow')} />}
      {hasFuturesAlone && (
        <PageEmpty title={t('open-bets:onlyFutures')} how={t('open-bets:onlyFuturesHow')} />
      )}
      {isNoneFound && <PageEmpty title={t('open-bets:noneFound')} how={t('open-bets:noneFoundHow')} />}
    </>
  );
}

/** @param isAlone nothing is beside it */
function SearchAll({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation();
  const pathOf = usePagePath();
  return (
    <Link
      to={pathOf('transactions')}
      search={{ findBets: true } as never}
      className={classes['search']}
      data-alone={isAlone}
    >
      {t('my-history:searchLink')}
    </Link>
  );
}

/**
 * The bets that are still at risk, by ticket, and below them those that were decided recently; in RIF mode the bets to
 * roll from.
 */
export function OpenBetsPage() {
  useTexts({ 'my-history': myHistory, 'open-bets': openBets, transactions, ticket: ticketTexts });
  const { t } = useTranslation();
  const source = useOpenBets();
  const isRifMode = useRifMode();
  const { wanted, change } = useBetsAddress();
  const { includesFutures, order } = wanted;
  const { open, ofSeason, shownOpen, shownGraded, live, counts, sports } = useShownBets(
    source.answer,
    wanted,
    isRifMode,
  );
  useSelling(open, source.refresh);
  const known = [...open, ...(source.answer?.graded ?? [])];
  const pending = isRifMode ? [] : (source.answer?.pending ?? []);
  const totals = selectTotals(source.answer, includesFutures);
  const isCompact = wanted.isCompact && !isRifMode;
  const isNarrowed = shownOpen.length < ofSeason.length;
  return (
    <AccountPage
      title={isRifMode ? t('open-bets:titleRif') : t('open-bets:title')}
      signInFirst={t('open-bets:signInFirst')}
      loading={t('open-bets:loading')}
      source={source}
      figures={
        totals.count > 0 && (
          <BetTotals
            totals={isNarrowed ? null : totals}
            bets={shownOpen}
            isWhole={source.answer?.next === null}
          />
        )
      }
    >
      {isRifMode && <RifHow />}
      {open.length > 0 && !isRifMode && <SweatStrip bets={open} isWhole={source.answer?.next === null} />}
      {!isRifMode && <SearchAll isAlone={known.length === 0} />}
      {known.length > 0 && (
        <FuturesSwitch isOn={includesFutures} onSwitch={(isOn) => change({ includesFutures: isOn })} />
      )}
      {ofSeason.length > 1 && !isRifMode && (
        <NarrowBets wanted={wanted} counts={counts} sports={sports} onChange={change} />
      )}
      <PendingTickets tickets={pending} />
      <NothingHere
        hasNone={open.length === 0 && pending.length === 0}
        hasFuturesAlone={open.length > 0 && totals.count === 0}
        isNoneFound={isNarrowed && shownOpen.length === 0}
      />
      {isCompact ? (
        <CompactBets bets={shownOpen} live={live} order={order} known={known} />
      ) : (
        <BetGroups bets={shownOpen} urgent={live} order={order} {...{ known, isRifMode }} level={2} />
      )}
      <MoreButton
        hasMore={source.answer !== null && source.answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
      {open.length > 0 && !isRifMode && (
        <ExportButtons
          call="exportOpenBets"
          query={includesFutures ? {} : { futures: 'hidden' }}
          fileName={t('open-bets:title')}
        />
      )}
      <DecidedLately bets={shownGraded} known={known} isRifMode={isRifMode} />
      <BetDialogs />
      <HookUpsSlot />
      <SaleSlot />
      <PictureSlot />
    </AccountPage>
  );
}
