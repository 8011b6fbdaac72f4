import { startServiceWorker } from './start-service-worker.ts';
import type { ServiceTexts } from './tell-notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build puts the catalogues here. */
declare const SERVICE_TEXTS: ServiceTexts;

startServiceWorker(self, SERVICE_TEXTS);
