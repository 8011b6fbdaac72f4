/**
 * A board shows the same few hundred figures all evening, and now and then one that nobody sees again. With a thousand
 * it starts afresh: what a page remembers must not grow with the hours that it stays open.
 */
export const MOST_TEXTS = 1_000;

/** Remembers what was written of each figure. */
export const rememberTexts = (write: (figure: number) => string): ((figure: number) => string) => {
  const written = new Map<number, string>();
  return (figure) => {
    const known = written.get(figure);
    if (known !== undefined) return known;
    if (written.size >= MOST_TEXTS) written.clear();
    const text = write(figure);
    written.set(figure, text);
    return text;
  };
};
