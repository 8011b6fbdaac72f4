import type { FrameAddress } from './read-address.ts';

/** What a third party's page is given. */
export interface ProviderPageProps {
  address: FrameAddress;
}
