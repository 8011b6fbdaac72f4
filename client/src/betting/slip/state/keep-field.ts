import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field that is typed in when something beside it is pressed: what the slip asks about an
 * amount once its field is left would otherwise come up under the finger and take the press.
 */
export const keepField = (event: MouseEvent): void => event.preventDefault();
