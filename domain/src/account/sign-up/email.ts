/**
 * An address that mail can be sent to: one, without a name, quotes or comments. What a person may type is no narrower
 * than this; whether it is theirs only a message tells.
 */
export const EMAIL_PATTERN =
  '^[^\\s@<>(),;:"\\[\\]\\\\\\x00-\\x1f\\x7f]{1,64}@[^\\s@<>(),;:"\\[\\]\\\\\\x00-\\x1f\\x7f]{1,190}$';
