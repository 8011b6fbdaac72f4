import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './fonts.css';
import './font-stand-in.css';
import './tokens.css';
import './mantine-tokens.css';
import './ground.css';
import './page.css';
import './paper.css';
import { afterPaint } from './after-paint.ts';
import { sayStartLost } from './say-start-lost.ts';

/** Two tasks, so that neither blocks a slow phone's thread for long: the libraries' code runs first, then ours. */
const start = async (): Promise<void> => {
  await import('./libraries.ts');
  setTimeout(() => void import('./main.tsx'));
};

sayStartLost();

// The application is fetched in parallel with this file; running it waits for the frame that index.html and the styles
// already draw.
afterPaint(() => void start());
