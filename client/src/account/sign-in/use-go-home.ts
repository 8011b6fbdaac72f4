import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { useNavigate } from '@tanstack/react-router';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import { selectHome } from './select-home.ts';

/**
 * Goes to the start page in the customer's settings.
 *
 * @returns `replace`: Back doesn't lead here again
 */
export const useGoHome = (): ((customer: CustomerInfo | null, replace?: boolean) => Promise<void>) => {
  const navigate = useNavigate();
  const pathOf = usePagePath();
  return async (customer, replace = false) => {
    const home = selectHome(customer);
    if ('route' in home) await navigate({ to: home.route, replace });
    else if (home.isLive) await navigate({ to: '/', search: { live: true }, replace });
    else if (home.page === 'lines') await navigate({ to: '/', replace });
    else await navigate({ to: pathOf(home.page) as '/', replace });
  };
};
