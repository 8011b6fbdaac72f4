import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../i18n/i18n.ts';
import { openLivePage } from './live-page.ts';
import { keepSession, startSession } from '../session/keep-session.ts';
import { useDeviceSettings } from '../device/device-settings.ts';
import { keepActionLog } from '../slip/state/keep-action-log.ts';
import { keepSlip } from '../slip/state/keep-slip.ts';
import { keepTicket } from '../slip/placing/keep-ticket.ts';
import { App } from './App.tsx';
import { createAppRouter } from './create-app-router.ts';

const texts = createI18n(useDeviceSettings.getState().language);
useDeviceSettings.subscribe(({ language }) => {
  if (texts.language !== language) void texts.changeLanguage(language);
});

const root = createRoot(document.getElementById('root')!);
// As a transition React draws in slices: taps and scrolls on a slow phone don't wait for the whole page.
startTransition(() => root.render(<App router={createAppRouter()} texts={texts} live={openLivePage()} />));

keepSlip();
keepActionLog();
keepSession();
keepTicket();
void startSession();
