import { retireServiceWorker } from './retire-service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

retireServiceWorker(self);
