import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ProviderPageProps } from '../frame/provider-page-props.ts';

export interface Provider {
  /** What it calls itself; a name of its own in every language. */
  brand: string;
  Page: LazyExoticComponent<ComponentType<ProviderPageProps>>;
  /** Stands among other parts of the book's page: no heading of its own, as high as what it shows. */
  isWidget?: boolean;
}

const props = lazy(async () => ({ default: (await import('./props/PropsPage.tsx')).PropsPage }));
const game = lazy(async () => ({ default: (await import('./games/GamePage.tsx')).GamePage }));
const chat = lazy(async () => ({ default: (await import('./chat/ChatPage.tsx')).ChatPage }));

/** By the first step of the address, or the second of what stands under `/sports/`; each as the book names it. */
const PROVIDERS: ReadonlyMap<string, Provider> = new Map([
  ['dstWidget', { brand: 'Stat Builder', Page: props, isWidget: true }],
  ['dstProps', { brand: 'Stat Builder', Page: props }],
  ['altiragames', { brand: 'Altira Games', Page: game }],
  ['OnlyPlay', { brand: 'OnlyPlay', Page: game }],
  ['Qora', { brand: 'Qora', Page: game }],
  ['Casino21G.aspx', { brand: 'Pocket Casino', Page: game }],
  ['chat', { brand: 'Corner Desk', Page: chat }],
]);

/** @returns undefined where no third party is played */
export const findProvider = (path: string): Provider | undefined => {
  const steps = path.split('/').filter((step) => step !== '');
  return PROVIDERS.get(
    steps[0] === 'sports' ? (steps[1] === 'Pages' ? (steps[2] ?? '') : (steps[1] ?? '')) : (steps[0] ?? ''),
  );
};
