/** What was typed for a command, or stands in its file, isn't what it takes. */
export class WrongInput extends Error {}
