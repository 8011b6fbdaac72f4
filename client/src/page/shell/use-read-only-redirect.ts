import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tabStorage } from '../../ground/device-storage/device-storage.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useCurrentPage } from '../../ground/ui/use-pages.ts';

/** The customers whom this tab has led to the lines already. */
const LED_KEY = 'lb_led_to_lines';

/** That page itself says who may not bet there. */
const LIVE_BETTING = '/liveBetting1';

/** Spec 1 §4: a customer who may not bet is led to the default page, once; after that they may leave it. */
export const useReadOnlyRedirect = (): void => {
  const customerId = useSession((state) => {
    const customer = selectCustomer(state);
    return customer !== null && isWageringDisabled(customer.restrictions) ? customer.customerId : null;
  });
  const navigate = useNavigate();
  const readPage = useCurrentPage();
  useEffect(() => {
    if (customerId === null || tabStorage.getItem(LED_KEY) === customerId) return;
    tabStorage.setItem(LED_KEY, customerId);
    const { page, path } = readPage();
    if (page?.page !== 'lines' && path !== LIVE_BETTING) void navigate({ to: '/' });
  }, [customerId, navigate, readPage]);
};
