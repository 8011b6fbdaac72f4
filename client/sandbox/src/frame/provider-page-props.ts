import type { FrameAddress } from './read-address.ts';

/** What a third party's page receives. */
export interface ProviderPageProps {
  address: FrameAddress;
}
