import type { IntegrationFrame } from '@lineboard/domain/ground/integration/frame-address';

/** Which providers answer. Asked for by every page, found out by nobody's call. */
export interface ProviderHealth {
  isOut(frame: Pick<IntegrationFrame, 'address'>): boolean;
  /** Asks each provider once. */
  check(): Promise<void>;
}

/** One lost answer is no outage. */
const MISSED_UNTIL_OUT = 2;
const ANSWERS_WITHIN_MS = 3_000;

/** Any answer is a sign of life but that of a server that says it has failed; its body is left where it is. */
const isAnswering = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
};

/** One provider is asked once, however many integrations share its origin. */
export const createProviderHealth = (
  origins: readonly string[],
  onChange: (change: { origin: string; isOut: boolean }) => void,
): ProviderHealth => {
  const missed = new Map<string, number>(origins.map((origin) => [origin, 0]));
  const isOriginOut = (origin: string): boolean => (missed.get(origin) ?? 0) >= MISSED_UNTIL_OUT;
  const checkOne = async (origin: string): Promise<void> => {
    const wasOut = isOriginOut(origin);
    const answers = await isAnswering(origin);
    missed.set(origin, answers ? 0 : (missed.get(origin) ?? 0) + 1);
    if (wasOut !== isOriginOut(origin)) onChange({ origin, isOut: !wasOut });
  };
  return {
    isOut: ({ address }) => isOriginOut(new URL(address).origin),
    check: async () => void (await Promise.all(origins.map(checkOne))),
  };
};
