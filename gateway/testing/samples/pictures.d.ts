/** A picture with noise in it, so that it has a camera's size. */
export declare const drawPicture: ({ width, height, format }?: {
    width?: number;
    height?: number;
    format?: 'jpeg' | 'png' | 'webp';
}) => Promise<Buffer>;
/** A whole and valid PNG of one color, `side` pixels square: a few kilobytes for each million of them. */
export declare const drawBomb: (side: number) => Promise<Buffer>;
