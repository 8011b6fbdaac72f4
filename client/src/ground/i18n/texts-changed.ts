/** Said by the catalogues when the book's own texts were laid over them: what shows texts shows them anew. */
export const TEXTS_CHANGED = 'textsChanged';
