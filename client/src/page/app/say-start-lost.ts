import { lostParts } from '../../ground/ui/lost-parts.ts';
import { reloadPage } from '../../ground/ui/reload-page.ts';

/** The application itself can't be loaded, and nothing is drawn yet that could say so: the first frame does. */
const say = (): void => {
  const frame = document.querySelector('.lb-first-frame');
  const words = frame?.querySelector('template');
  if (frame == null || words == null || !['gone', 'offline'].includes(lostParts.loss())) return;
  frame.removeAttribute('aria-hidden');
  frame.children[1]?.replaceChildren(words.content.cloneNode(true));
  frame.querySelector('button')?.addEventListener('click', reloadPage);
};

/** Applies for as long as the first frame is shown. */
export const sayStartLost = (): void => void lostParts.subscribe(say);
