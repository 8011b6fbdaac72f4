const MARKER = '(html5)';

/**
 * What Qora calls the picture of a game: its name trimmed, with underscores for colons and slashes, without white space
 * and without the marker of what it is built with (VAL2-76 to 79).
 */
export const qoraImageNameOf = (name: string): string =>
  name.trim().replaceAll(/[:/]/g, '_').replaceAll(/\s+/g, '').replaceAll(MARKER, '');

/** The name as it is read: the marker is nobody's business. */
export const qoraShownName = (name: string): string =>
  name.replaceAll(MARKER, '').replaceAll(/\s+/g, ' ').trim();
