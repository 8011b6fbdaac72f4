import { useEffect } from 'react';
import { tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { useRoutePage } from '../../ground/ui/use-pages.ts';
import { opensMenuBySwipe, useMenuSwipe } from './use-menu-swipe.ts';
import { useOfferingAddress } from './use-offering-address.ts';
import { usePageChange } from './use-page-change.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useReadOnlyRedirect } from './use-read-only-redirect.ts';
import { useSlipAddress } from './use-slip-address.ts';
import { useStripsMark } from './use-strips-mark.ts';

/**
 * Runs next to the frame and draws nothing. It is separate, because it follows much that changes (title, address,
 * customer), and the whole frame would be redrawn each time.
 */
export function KeptPage({ isPhone, hasMenu }: { isPhone: boolean; hasMenu: boolean }) {
  const page = useRoutePage();
  usePageChange(isPhone);
  useOfferingAddress(hasMenu);
  usePageKeys();
  useReadOnlyRedirect();
  useMenuSwipe(opensMenuBySwipe(page));
  useSlipAddress(isPhone);
  useStripsMark(isPhone && hasMenu);
  // A page without a board gets no prices to wait for.
  useEffect(() => {
    if (!hasMenu) tellFirstPrices();
  }, [hasMenu]);
  return null;
}
