import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import type { SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { layPicks } from './lay-picks.ts';
import { sayLaid } from './say-laid.ts';

/** The store whose lines the page offers; null while nobody may see lines, or it isn't known whose page this is. */
export const useStore = (): string | null =>
  useSession((state) =>
    state.session === null ? null : (selectCustomer(state)?.store ?? state.site?.defaultStore ?? null),
  );

/** Lays picks onto the slip, shows it beside the lines, and says what became of each. */
export const useLayPicks = (): ((
  legs: readonly SharedLeg[],
  said: Parameters<typeof sayLaid>[2],
  way?: { replace: boolean },
) => Promise<void>) => {
  useTexts({ shapes });
  const { t } = useTranslation();
  const router = useRouter();
  const store = useStore();
  return useCallback(
    async (legs, said, { replace } = { replace: false }) => {
      if (store === null) return;
      const laid = await layPicks(legs, store);
      sayLaid(t, laid, said);
      if (laid.laid.length + laid.already.length === 0) return;
      const { changeShell } = useShell.getState();
      if (router.state.location.pathname === '/') changeShell({ isSlipOpen: true });
      else {
        changeShell({ arrivesAt: 'slip' });
        await router.navigate({ to: '/', replace });
      }
    },
    [t, router, store],
  );
};
