import { useEffect, useState } from 'react';

/** SCR2-02. */
const TRY_AGAIN_MS = 100;

/** A minute of tries: pictures that aren't loaded by then are requested the next time that the page is shown. */
const MOST_TRIES = 600;

/** Whether a picture is completely loaded. Requests it, or requests it again. */
export type PictureCheck = (media: string) => boolean;

/** Pictures by their address; the browser loads each once. */
const createPictureCheck = (): PictureCheck => {
  const asked = new Map<string, HTMLImageElement>();
  return (media) => {
    const known = asked.get(media);
    if (known?.complete === true && known.naturalWidth > 0) return true;
    // A failed one is complete, but has no width: it is requested again.
    if (known === undefined || known.complete) {
      const picture = new Image();
      picture.src = media;
      asked.set(media, picture);
    }
    return false;
  };
};

/**
 * Checks every 100 ms whether all pictures are loaded, until they are; not while the page is hidden, and not forever.
 * @returns true once they are
 */
export const useReadyPictures = (medias: readonly string[], create = createPictureCheck): boolean => {
  const wanted = medias.join(' ');
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === '') return undefined;
    const isThere = create();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      tries += 1;
      if (wanted.split(' ').filter((media) => !isThere(media)).length === 0) setReady(wanted);
      else if (tries < MOST_TRIES) timer = setTimeout(look, TRY_AGAIN_MS);
    };
    const onSight = (): void => {
      tries = 0;
      look();
    };
    look();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [wanted, create]);
  return ready === wanted && wanted !== '';
};
