import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallAnswer, type CallError, callBook } from '../../ground/calls/call-book.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { hear } from '../../ground/calls/hear.ts';

/** Parameters from the page's path, and the further ones of a frame: `gameId`, `arg1`. */
export type LaunchParameters = ReadonlyMap<string, string>;

/** The longest value that the book accepts. */
const MOST_CHARACTERS = 200;

/**
 * The frame's address from the book, which checks again who may open it. Its token is valid once: never request two.
 */
export const launchIntegration = (
  name: IntegrationName,
  parameters: LaunchParameters,
): Promise<CallAnswer<{ address: string }>> =>
  callBook('launchIntegration', {
    body: {
      name,
      parameters: [...parameters].map(([parameter, value]) => ({
        name: parameter,
        value: value.toWellFormed().slice(0, MOST_CHARACTERS),
      })),
    },
  });

/** What every frame may know about the page around it. */
export const usePageParameters = (): LaunchParameters => {
  const { i18n: texts } = useTranslation();
  const isPhone = useIsPhone();
  return new Map([
    ['language', texts.language],
    ['theme', document.documentElement.dataset['mantineColorScheme'] ?? 'dark'],
    ['isMobile', String(isPhone)],
  ]);
};

type Launch =
  | { state: 'asking' }
  | { state: 'failed'; error: CallError }
  | { state: 'open'; address: string };

const ASKING: Launch = { state: 'asking' };

/**
 * Requests the address of a frame, and another one when name or parameters change. The page's own parameters count as
 * they are at that moment: turning a phone reloads no game.
 * @param isWanted false: nothing is requested, because nobody may open it
 */
export const useLaunch = (
  name: IntegrationName,
  parameters: LaunchParameters,
  isWanted: boolean,
): Launch & { launchAgain: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [launch, setLaunch] = useState<Launch>(ASKING);
  const own = usePageParameters();
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  const given = JSON.stringify([...parameters]);
  useEffect(() => {
    if (!isWanted) return undefined;
    setLaunch(ASKING);
    const all = new Map([...latest.current, ...(JSON.parse(given) as [string, string][])]);
    return hear(launchIntegration(name, all), (answer) =>
      setLaunch(
        answer.ok
          ? { state: 'open', address: answer.value.address }
          : { state: 'failed', error: answer.error },
      ),
    );
  }, [name, given, isWanted, attempt]);
  const launchAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...launch, launchAgain };
};
