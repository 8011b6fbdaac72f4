/** More of one error isn't said: the top of its stack tells where it broke. */
export const MOST_FRAMES = 20;
export const MOST_MESSAGE_CHARACTERS = 300;
export const MOST_NAME_CHARACTERS = 120;
/** The most errors of one page until it is loaded again: what breaks over and over says nothing new. */
export const MOST_ERRORS_OF_A_PAGE = 5;
