import type { CustomerInfo } from '@lineboard/domain/customer/customer';
import { useNavigate } from '@tanstack/react-router';
import { usePagePath } from '../ui/use-pages.ts';
import { selectHome } from './select-home.ts';

/** To where the customer's settings say that a visit begins. */
export const useGoHome = (): ((customer: CustomerInfo | null) => Promise<void>) => {
  const navigate = useNavigate();
  const pathOf = usePagePath();
  return async (customer) => {
    const home = selectHome(customer);
    if ('route' in home) await navigate({ to: home.route });
    else if (home.isLive) await navigate({ to: '/', search: { live: true } });
    else if (home.page === 'lines') await navigate({ to: '/' });
    else await navigate({ to: pathOf(home.page) as '/' });
  };
};
