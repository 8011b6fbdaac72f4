import type { Manifest } from '../kubernetes/list-manifests.ts';
import { plant } from '../kubernetes/planted-mistakes.ts';

/** A mistake in the Deployments that a rollout under load has to show. */
interface RolloutFault {
  name: string;
  what: string;
  /** What is taken out of the container. */
  without: readonly string[];
}

export const ROLLOUT_FAULTS: readonly RolloutFault[] = [
  {
    name: 'no-pre-stop',
    what: 'the port closes before anybody has heard that the pod goes',
    without: ['lifecycle'],
  },
  {
    name: 'ready-at-once',
    what: 'a pod is called ready before its port is open',
    without: ['startupProbe', 'readinessProbe'],
  },
];

/** @returns the Deployment with the mistake in it */
export const plantFault = (deployment: Manifest, { what, without }: RolloutFault): Manifest =>
  without.reduce((manifest, field) => {
    const at = ['spec', 'template', 'spec', 'containers', 0, field];
    return plant(manifest, { what, kind: 'Deployment', at });
  }, deployment);
