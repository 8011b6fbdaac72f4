import { createProbe } from '../probe.ts';
import { ASK_WHO_ANSWERS, type WhoAnswers } from './ask-who-answers.ts';
import type { HostedConfig } from '../patient-client.ts';
import type { Host, WriterHosts } from './writer-hosts.ts';

/** Without the pause between two looks: one that is frozen isn't taken for the writer for longer than that. */
const ANSWER_WITHIN_MS = 600;

/** null: it can't be reached, or is silent. */
export interface HostSeen {
  host: Host;
  answer: WhoAnswers | null;
}

/** Asks every server that a target names who it is, each on a connection that stays. */
export interface HostWatch {
  /** One that is asked still isn't asked anew. */
  look(): Promise<readonly HostSeen[]>;
  close(): Promise<void>;
}

export const watchHosts = (hosts: WriterHosts, { hosts: _, ...base }: HostedConfig): HostWatch => {
  const watched = hosts.all.map((host) => {
    const probe = createProbe({ ...base, ...host.config });
    let asking: Promise<HostSeen> | null = null;
    const ask = async (): Promise<HostSeen> => {
      try {
        const [answer] = (await probe.read(ASK_WHO_ANSWERS, ANSWER_WITHIN_MS)) as [WhoAnswers];
        hosts.note(host, answer);
        return { host, answer };
      } catch {
        return { host, answer: null };
      } finally {
        asking = null;
      }
    };
    return { look: () => (asking ??= ask()), close: () => probe.close() };
  });
  return {
    look: () => Promise.all(watched.map(({ look }) => look())),
    close: async () => {
      await Promise.all(watched.map(({ close }) => close()));
    },
  };
};
