/** A message in plain words to one reader. */
export interface Message {
  /** One bare address, e.g. `maria@example.com`; the author of a message has checked it. */
  to: string;
  subject: string;
  text: string;
}

/** The book's way to write to somebody. */
export interface Mailer {
  /** false: messages go nowhere, and what needs them isn't offered. */
  readonly isSetUp: boolean;
  /**
   * Takes the message and returns at once: how long its delivery takes, and whether it works, is never revealed to the
   * person who caused it. A failure is tried again a few times and then reported, without the message.
   */
  send(message: Message): void;
  /** Works as `send` does, for messages to the house itself. @returns false when it was given up, which is reported */
  handOver(message: Message): Promise<boolean>;
  /** Waits for what is on its way, a bounded time. */
  close(): Promise<void>;
}
