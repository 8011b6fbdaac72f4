import { isDeepStrictEqual } from 'node:util';
import { findManifest } from '../kubernetes/find-manifest.ts';
import { listManifests } from '../kubernetes/list-manifests.ts';

/** A Service, and where this machine stands for it. */
export interface ServicePlan {
  name: string;
  port: number;
  /** It leads to pods before they are ready, and while they go. */
  takesAll: boolean;
}

const FIRST_PORT = 8_081;

/** The Services that select the pods of a Deployment. */
export const findServices = (deployment: string): ServicePlan[] => {
  const { labels } = findManifest('Deployment', deployment).spec.template.metadata;
  const names = listManifests()
    .filter(({ manifest }) => manifest.kind === 'Service')
    .map(({ manifest }) => manifest.metadata.name);
  return names.flatMap((name, at) => {
    const { selector, publishNotReadyAddresses = false } = findManifest('Service', name).spec;
    if (!isDeepStrictEqual(selector, labels)) return [];
    return [{ name, port: FIRST_PORT + at, takesAll: publishNotReadyAddresses }];
  });
};

/** The port of the Service that an Ingress leads a path to, by the longest that it names. */
export const findWay = (ingress: string, path: string, services: readonly ServicePlan[]): number => {
  const paths = findManifest('Ingress', ingress).spec.rules.flatMap(({ http }) => http.paths);
  const [way] = paths
    .filter((one) => path.startsWith(one.path))
    .toSorted((one, other) => other.path.length - one.path.length);
  const service = services.find(({ name }) => name === way?.backend.service.name);
  if (service === undefined) throw new Error(`${ingress} leads ${path} nowhere.`);
  return service.port;
};
