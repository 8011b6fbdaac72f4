import type { PictureTone } from './describe-picture.ts';
import { EDGE, PICTURE_WIDTH, type PictureLayout, type Shape } from './layout-picture.ts';
import type { Measure } from './wrap-text.ts';

/** Pixels of the file for each of the screen: sharp on a phone. */
const SCALE = 2;

const TOKENS: Readonly<Record<PictureTone, string>> = {
  text: '--lb-text',
  muted: '--lb-text-muted',
  up: '--lb-up',
  danger: '--lb-danger',
  accent: '--lb-accent',
};

const SURFACES: Readonly<Record<PictureTone, string>> = {
  text: '--lb-surface-3',
  muted: '--lb-surface-3',
  up: '--lb-up-surface',
  danger: '--lb-danger-surface',
  accent: '--lb-accent-surface',
};

/** The page's own tokens, so that the picture is as dark or as light as the page. */
const readToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${readToken('--lb-font')}`;

export const createMeasure =
  (context: CanvasRenderingContext2D): Measure =>
  (text, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(text).width;
  };

const paintShape = (context: CanvasRenderingContext2D, shape: Shape): void => {
  switch (shape.kind) {
    case 'text':
      context.font = fontOf(shape.size, shape.weight);
      context.fillStyle = readToken(TOKENS[shape.tone]);
      context.textAlign = shape.end ? 'right' : 'left';
      context.textBaseline = 'top';
      context.fillText(shape.text, shape.x, shape.y);
      return;
    case 'rule':
      context.fillStyle = readToken('--lb-divider');
      context.fillRect(EDGE, shape.y, PICTURE_WIDTH - 2 * EDGE, 1);
      return;
    case 'pill':
      context.fillStyle = readToken(SURFACES[shape.tone]);
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.height / 2);
      context.fill();
      return;
    case 'disc':
      context.fillStyle =
        shape.hue === null
          ? readToken('--lb-surface-3')
          : `oklch(${readToken('--lb-team-ground')} ${shape.hue})`;
      context.beginPath();
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle =
        shape.hue === null
          ? readToken('--lb-text-muted')
          : `oklch(${readToken('--lb-team-letters')} ${shape.hue + 180})`;
      context.font = fontOf(15, 700);
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(shape.letters, shape.x, shape.y + 1);
      return;
    case 'mark':
      paintMark(context, shape);
  }
};

/** The product's mark, as index.html draws it on a square of 16. */
const paintMark = (
  context: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  context.save();
  context.translate(x, y);
  context.scale(size / 16, size / 16);
  context.lineWidth = 2;
  context.strokeStyle = readToken('--lb-text');
  context.stroke(new Path2D('M2 1v13h13'));
  context.strokeStyle = readToken('--lb-accent');
  context.stroke(new Path2D('M5 10h4V4h6'));
  context.restore();
};

/** Draws the picture onto the canvas, which takes its size. */
export const paintPicture = (
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { width, height, shapes }: PictureLayout,
): void => {
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = readToken('--lb-surface-1');
  context.fillRect(0, 0, width, height);
  context.fillStyle = readToken('--lb-accent');
  context.fillRect(0, 0, width, 4);
  for (const shape of shapes) paintShape(context, shape);
};
