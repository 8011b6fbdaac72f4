/** Thrown when what was typed for a command, or is in its file, isn't what it takes. */
export class WrongInput extends Error {}
