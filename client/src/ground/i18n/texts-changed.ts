/** Emitted by the catalogues when the book's own texts were laid over them: parts that show texts redraw them. */
export const TEXTS_CHANGED = 'textsChanged';
