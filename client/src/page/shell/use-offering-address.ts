import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfferingState, selectShownBoard, useOffering } from '../../betting/offering/offering-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { usePage } from '../../ground/ui/use-pages.ts';
import { readLivePeriods, writeLivePeriods } from './address-live-periods.ts';
import { isUnreadable, type OfferingSearch, parseOfferingSearch } from './parse-offering-search.ts';
import { selectAddressedBoard, writeOfferingSearch } from './select-addressed-board.ts';

/** Addresses with the same content are written the same. */
const keyOf = (search: OfferingSearch): string => JSON.stringify(search);

const writeShown = (state: OfferingState = useOffering.getState()): OfferingSearch =>
  writeOfferingSearch(selectShownBoard(state));

/** Something that the address includes was chosen. */
const isChosenAnew = (state: OfferingState, earlier: OfferingState): boolean =>
  state.liveLeagues !== earlier.liveLeagues || keyOf(writeShown(state)) !== keyOf(writeShown(earlier));

/** Keeps the board and the address of one page in step. */
class AddressFollower {
  readonly #router: AnyRouter;
  readonly #path: string;
  readonly #tellUnknown: () => void;
  /** The address that the board has caught up with. */
  #settled = '';
  /** It names no board: the current one replaces it, rather than adding a step. */
  #isBare = true;
  #isQueued = false;
  /** Written here, and not yet received: the menu may not have everything that is on the board. */
  #written: string | null = null;

  constructor(router: AnyRouter, path: string, tellUnknown: () => void) {
    this.#router = router;
    this.#path = path;
    this.#tellUnknown = tellUnknown;
  }

  /** @returns stops it */
  start(): () => void {
    this.#follow();
    const stops = [
      this.#router.history.subscribe(() => this.#follow()),
      useOffering.subscribe((state, earlier) => {
        // Before anything is chosen from a menu, the address' choice applies.
        if (state.menu !== earlier.menu) this.#follow({ isNewMenu: true });
        else if (isChosenAnew(state, earlier)) this.#queue();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#isQueued = true;
    };
  }

  /** Several contests that are opened by one press are one step back. */
  #queue(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#follow();
    });
  }

  #follow({ isNewMenu } = { isNewMenu: false }): void {
    const { location } = this.#router.history;
    if (location.pathname !== this.#path) return;
    const raw: Record<string, unknown> = { ...this.#router.parseLocation(location).search };
    const search = parseOfferingSearch(raw);
    useOffering.getState().showSection(search.live === true, search.sport ?? null);
    const { menu } = useOffering.getState();
    // Another store has another menu, for which the address is read again.
    if (menu === null) this.#settled = '';
    if (menu === null) return;

    const isNew = location.href !== this.#settled && keyOf(search) !== this.#written;
    this.#settled = location.href;
    this.#written = null;
    if (search.live === true) {
      this.#followLive(menu, search, isNew || isNewMenu);
      return;
    }
    const named = selectAddressedBoard(menu, search);
    if (isNew) {
      this.#isBare = named === null;
      const isUnknown = named === null ? Object.keys(search).length > 0 : !named.isWhole;
      if (isUnknown || isUnreadable(raw)) this.#tellUnknown();
    }
    const shown = writeShown();
    const isShown = named !== null && keyOf(writeOfferingSearch(named.board)) === keyOf(shown);
    if (isShown || keyOf(search) === keyOf(shown)) return;
    if (isNew && named !== null) useOffering.getState().restoreBoard(named.board);
    else this.#write(shown);
  }

  /** @param isAddressed the address counts, and not the current board */
  #followLive(menu: readonly SportMenuItem[], search: OfferingSearch, isAddressed: boolean): void {
    const { liveLeagues, showLivePeriods } = useOffering.getState();
    const periods = readLivePeriods(menu, search);
    if (liveLeagues.every(({ topic, period }) => period === (periods.get(topic) ?? 0))) return;
    if (isAddressed) showLivePeriods(periods);
    else this.#go(writeLivePeriods(menu, search, liveLeagues), false);
  }

  #write(search: OfferingSearch): void {
    // Nothing was chosen yet.
    if (this.#isBare && useOffering.getState().leagues.length === 0) return;
    this.#go(search, this.#isBare);
    this.#isBare = false;
  }

  #go(search: OfferingSearch, replace: boolean): void {
    this.#written = keyOf(search);
    const { dialog } = this.#router.state.location.search as { dialog?: unknown };
    const kept = dialog === undefined ? search : { ...search, dialog };
    void this.#router.navigate({ to: this.#path, search: kept, replace });
  }
}

/**
 * While the board is the page, its address says what it shows. Navigation to an address (a link, Back, a reload) shows
 * the board that it names; choices on the board change the address, as a step that Back undoes.
 */
export const useOfferingAddress = (isOffering: boolean): void => {
  const router = useRouter();
  const { path } = usePage();
  const { t } = useTranslation();
  useEffect(() => {
    if (!isOffering) return;
    const tellUnknown = (): void =>
      useNotices.getState().notify({ kind: 'info', text: t('shell:addressUnknown') });
    return new AddressFollower(router, path, tellUnknown).start();
  }, [router, path, isOffering, t]);
};
