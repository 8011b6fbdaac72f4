import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device-storage/device-storage.ts';

/** An amount as its customer entered it. */
export interface Stake {
  customerId: string;
  entered: AmountEntered;
  cents: Cents;
}

interface LastStake {
  /** The stake of the customer who placed the last ticket on this device; nobody else is offered it. */
  stake: Stake | null;
}

/** Nobody else is offered what a customer staked. */
export const isCustomersStake = (stake: Stake | null, customerId: string | undefined): stake is Stake =>
  stake !== null && stake.customerId === customerId;

/** The last placed amount on this device. */
export const useLastStake = create<LastStake>()(
  persist((): LastStake => ({ stake: null }), {
    name: 'lb-last-stake',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);
