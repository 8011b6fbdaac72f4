import { useEffect, useMemo, useState } from 'react';
import type { PictureContent } from './describe-picture.ts';
import { layoutPicture, listPictureTexts } from './layout-picture.ts';
import { createMeasure, paintPicture } from './paint-picture.ts';
import type { Measure } from './wrap-text.ts';

/** Keeps a picture painted on the canvas that is attached, and says what is written on it. */
export const usePaintedPicture = (content: PictureContent) => {
  const [canvas, attach] = useState<HTMLCanvasElement | null>(null);
  const context = useMemo(() => canvas?.getContext('2d') ?? null, [canvas]);
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    if (context === null) return;
    const measureAnew = (): void => setMeasure(() => createMeasure(context));
    measureAnew();
    // Until the page's own font is there another one stands in, of other widths.
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
