import { useEffect, useMemo, useState } from 'react';
import type { PictureContent } from './describe-picture.ts';
import { layoutPicture, listPictureTexts } from './layout-picture.ts';
import { createMeasure, paintPicture } from './paint-picture.ts';
import type { Measure } from './wrap-text.ts';

/** Keeps a picture painted on the attached canvas, and returns its text. */
export const usePaintedPicture = (content: PictureContent) => {
  const [canvas, attach] = useState<HTMLCanvasElement | null>(null);
  const context = useMemo(() => canvas?.getContext('2d') ?? null, [canvas]);
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    if (context === null) return;
    const measureAnew = (): void => setMeasure(() => createMeasure(context));
    measureAnew();
    // Until the page's own font is loaded a substitute with other widths is used.
    void document.fonts?.ready.then(measureAnew);
  }, [context]);
  const layout = useMemo(
    () => (measure === null ? null : layoutPicture(content, measure)),
    [content, measure],
  );
  useEffect(() => {
    if (canvas !== null && context !== null && layout !== null) paintPicture(canvas, context, layout);
  }, [canvas, context, layout]);
  return { attach, canvas, texts: layout === null ? [] : listPictureTexts(layout) };
};
