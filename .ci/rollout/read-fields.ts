/** An object of a manifest, whose fields are taken one by one. What is left in the end was not understood. */
export interface Fields {
  /** @returns undefined: it isn't there */
  take(name: string): unknown;
  /** @throws when it isn't there, or is no text */
  text(name: string): string;
  /** @throws when it isn't there, or is no number */
  number(name: string): number;
  /** @throws when it isn't there, or is no object */
  object(name: string): Fields;
  /** Empty when it isn't there. @throws when it is no list of objects */
  list(name: string): Fields[];
  /** @throws when it says anything but this */
  expect(name: string, value: unknown): void;
  /** Fields whose meaning can't be shown here, with the reason. */
  leave(names: Readonly<Record<string, string>>): void;
  /** @throws with the fields that nobody took */
  end(): void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param path where it stands in its document
 * @throws when it is no object
 */
export const readFields = (path: string, value: unknown): Fields => {
  if (!isObject(value)) throw new Error(`${path} is no object: ${JSON.stringify(value)}`);
  const left = new Map(Object.entries(value));
  const take = (name: string): unknown => {
    const taken = left.get(name);
    left.delete(name);
    return taken;
  };
  const say = (name: string, is: unknown, what: string): never => {
    throw new Error(`${path}.${name} is ${JSON.stringify(is) ?? 'missing'}: ${what}`);
  };
  return {
    take,
    text: (name) => {
      const is = take(name);
      return typeof is === 'string' ? is : say(name, is, 'a text is needed.');
    },
    number: (name) => {
      const is = take(name);
      return typeof is === 'number' ? is : say(name, is, 'a number is needed.');
    },
    object: (name) => readFields(`${path}.${name}`, take(name)),
    list: (name) => {
      const is = take(name) ?? [];
      if (!Array.isArray(is)) return say(name, is, 'a list is needed.');
      return is.map((item: unknown, at) => readFields(`${path}.${name}[${at}]`, item));
    },
    expect: (name, value) => {
      const is = take(name);
      if (JSON.stringify(is) !== JSON.stringify(value))
        say(name, is, `only ${JSON.stringify(value)} can be shown here.`);
    },
    leave: (names) => {
      for (const name of Object.keys(names)) left.delete(name);
    },
    end: () => {
      if (left.size > 0) throw new Error(`${path}: nobody here understands ${[...left.keys()].join(', ')}.`);
    },
  };
};
