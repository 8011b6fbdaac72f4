import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { type BetBefore, bringKind } from './bring-kind.ts';
import { bringPoints } from './bring-points.ts';
import { layPicks, type LegToLay } from './lay-picks.ts';
import { sayLaid } from './say-laid.ts';

/** The store whose lines the page offers; null while nobody may see lines, or it isn't known whose page this is. */
export const useStore = (): string | null =>
  useSession((state) =>
    state.session === null ? null : (selectCustomer(state)?.store ?? state.site?.defaultStore ?? null),
  );

/**
 * Lays picks onto the slip, shows it beside the lines, and says what became of each. Those of a bet before make an
 * empty slip a bet of its kind.
 */
export const useLayPicks = (): ((
  legs: readonly LegToLay[],
  said: Parameters<typeof sayLaid>[2],
  way?: { replace?: boolean; before?: BetBefore | null },
) => Promise<void>) => {
  useTexts({ combination, shapes });
  const { t } = useTranslation();
  const router = useRouter();
  const store = useStore();
  return useCallback(
    async (legs, said, { replace = false, before = null } = {}) => {
      if (store === null) return;
      const askedOn = router.state.location.pathname;
      const answered = await layPicks(legs, store);
      if (answered === null) return;
      const { picks: laid, quotes } = answered;
      const keys = new Set(laid.laid.map(({ pick }) => keyOfPick(pick)));
      sayLaid(t, laid, { ...said, keptKind: before === null ? null : bringKind(before, keys) });
      bringPoints(laid.laid, quotes);
      if (laid.laid.length + laid.already.length === 0) return;
      const { changeShell } = useShell.getState();
      const { pathname } = router.state.location;
      if (pathname === '/') changeShell({ isSlipOpen: true });
      // Lines may take seconds: who has gone on to another page since stays there.
      else if (pathname === askedOn) {
        changeShell({ arrivesAt: 'slip' });
        await router.navigate({ to: '/', replace });
      }
    },
    [t, router, store],
  );
};
