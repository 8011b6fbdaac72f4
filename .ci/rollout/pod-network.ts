import { execa } from 'execa';
import { mkdirSync } from 'node:fs';

/** What the pods reach this machine by: PostgreSQL and Redis listen here. */
export const NODE_ADDRESS = '10.77.0.1';
/** Pods have their addresses in this range. */
export const POD_RANGE = '10.77.0.0/24';

const BRIDGE = 'pods';
const SPACES = '/run/netns';
const FIRST_HOST = 10;

const ip = async (...words: string[]): Promise<void> => void (await execa('ip', words));

/** A network namespace with one address, which a pod's container runs in. */
export interface PodNetwork {
  address: string;
  /** Its file, for podman. */
  path: string;
}

/** One node's network. This process has a network and mounts of its own: what is made here is gone with it. */
export const openNodeNetwork = async (): Promise<{ addPod(name: string): Promise<PodNetwork> }> => {
  await ip('link', 'set', 'lo', 'up');
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${NODE_ADDRESS}/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  mkdirSync(SPACES, { recursive: true });
  await execa('mount', ['-t', 'tmpfs', 'tmpfs', SPACES]);
  let pods = 0;
  return {
    addPod: async (name) => {
      pods += 1;
      const end = `pod${pods}`;
      const address = `10.77.0.${FIRST_HOST + pods}`;
      await ip('netns', 'add', name);
      await ip('link', 'add', end, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      await ip('link', 'set', end, 'master', BRIDGE, 'up');
      await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) await ip('-n', name, 'link', 'set', device, 'up');
      return { address, path: `${SPACES}/${name}` };
    },
  };
};
