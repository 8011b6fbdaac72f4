import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../i18n/i18n.ts';
import { startSession } from '../session/keep-session.ts';
import { useDeviceSettings } from '../device/device-settings.ts';
import { App } from './App.tsx';
import { createAppRouter } from './create-app-router.ts';
import { keepCustomer } from './lifecycles.ts';
import { openLivePage } from './live-page.ts';

const texts = createI18n(useDeviceSettings.getState().language);
useDeviceSettings.subscribe(({ language }) => {
  if (texts.language !== language) void texts.changeLanguage(language);
});

const page = openLivePage();
export const root = createRoot(document.getElementById('root')!);
const router = createAppRouter();
// As a transition React draws in slices: taps and scrolls on a slow phone don't wait for the whole page. A router that
// finds its page while it is drawn already draws that page in one piece.
const draw = (): void =>
  startTransition(() =>
    root.render(<App router={router} texts={texts} live={page} onDrawn={stopListening} />),
  );
// React's part of the router hears of another address once it is drawn; whoever goes on before that is followed here.
const stopListening = router.history.subscribe(() => void router.load());

keepCustomer(page);
void startSession();
void router.load().then(draw, draw);
