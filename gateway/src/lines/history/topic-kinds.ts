import { parseTopic, type Topic, type TopicName } from '@lineboard/domain/lines/book/topic';

/** What each topic is of, parsed once: every step of the book names some. */
export class TopicKinds {
  readonly #known = new Map<TopicName, Topic | null>();

  of(name: TopicName): Topic | null {
    let topic = this.#known.get(name);
    if (topic === undefined) this.#known.set(name, (topic = parseTopic(name)));
    return topic;
  }
}
