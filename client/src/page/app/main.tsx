import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { startSession } from '../../ground/session/keep-session.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { App } from './App.tsx';
import { createAppRouter } from './create-app-router.ts';
import { keepCustomer } from './lifecycles.ts';
import { openLivePage } from './live-page.ts';
import { tellDrawing, watchPageErrors } from '../../ground/page-errors/watch-page-errors.ts';
import { nextTask } from '../../ground/ui/next-task.ts';

/** In separate tasks: all at once would block a slow phone's thread for a quarter of a second. */
const start = async (): Promise<Root> => {
  watchPageErrors();
  await nextTask();
  const texts = createI18n(useDeviceSettings.getState().language);
  useDeviceSettings.subscribe(({ language }) => {
    if (texts.language !== language) void texts.changeLanguage(language);
  });
  await nextTask();
  const page = openLivePage();
  const root = createRoot(document.getElementById('root')!, {
    onCaughtError: tellDrawing,
    onUncaughtError: tellDrawing,
  });
  await nextTask();
  const router = createAppRouter();
  // As a transition React draws in slices: taps and scrolls on a slow phone don't wait for the whole page. A router
  // that finds its page while it is already drawn would draw that page in one piece.
  const draw = (): void =>
    startTransition(() =>
      root.render(<App router={router} texts={texts} live={page} onDrawn={stopListening} />),
    );
  // React's part of the router hears of another address once it is drawn; navigation before that is followed here.
  const stopListening = router.history.subscribe(() => void router.load());
  await nextTask();
  keepCustomer(page);
  void startSession();
  void router.load().then(draw, draw);
  return root;
};

/** The page is loading, and about to be drawn. */
export const started = start();
