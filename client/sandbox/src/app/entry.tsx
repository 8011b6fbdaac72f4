import './page.css';
import './tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { readAddress, withoutToken } from '../frame/read-address.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { App } from './App.tsx';

const start = async (): Promise<void> => {
  const address = readAddress(location);
  history.replaceState(null, '', withoutToken(address));
  if (address.theme !== null) document.documentElement.dataset['theme'] = address.theme;
  else if (matchMedia('(prefers-color-scheme: light)').matches)
    document.documentElement.dataset['theme'] = 'light';
  document.documentElement.lang = address.language;
  const texts = await createTexts(address.language);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <App address={address} />
      </I18nextProvider>
    </StrictMode>,
  );
};

void start();
