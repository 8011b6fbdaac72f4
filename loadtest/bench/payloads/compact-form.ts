/**
 * A binary form made by hand for what the wire's messages are: arrays of small whole numbers, prices, points in halves,
 * a few names and keys of the form `game.period`. It is tried by `bench:payloads`, and nothing else uses it.
 *
 * A value is a byte that says what it is, and what belongs to it. Bytes below `NULL` are the numbers 0 … 127
 * themselves. Whole numbers are in groups of seven bits, the lowest first. A text is written once, and then named by
 * its number.
 */
const NULL = 0x80;
const TRUE = 0x81;
const FALSE = 0x82;
const WHOLE = 0x83;
const NEGATIVE = 0x84;
const HALVES = 0x85;
const NEGATIVE_HALVES = 0x86;
const DOUBLE = 0x87;
const TEXT = 0x88;
const TEXT_AGAIN = 0x89;
const LIST = 0x8a;
/** A key of two numbers, `4711.0`. */
const PAIR = 0x8b;
const RECORD = 0x8c;
/** 16 bytes instead of 36: what an epoch is. */
const UUID = 0x8d;

const KEY_OF_TWO = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
const A_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UUID_BYTES = 16;
const START_BYTES = 4_096;
/** More than any value takes that isn't a text. */
const ROOM_BYTES = 32;

class CompactWriter {
  #bytes = new Uint8Array(START_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  readonly #texts = new Map<string, number>();
  readonly #encoder = new TextEncoder();

  /** Written anew each time, over the bytes of the one before. */
  encode(value: unknown): Uint8Array {
    this.#at = 0;
    this.#texts.clear();
    this.write(value);
    return this.#bytes.subarray(0, this.#at);
  }

  #room(needed: number): void {
    if (this.#at + needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#at + needed));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  #count(value: number): void {
    let left = value;
    while (left > 0x7f) {
      this.#bytes[this.#at++] = (left % 0x80) | 0x80;
      left = Math.floor(left / 0x80);
    }
    this.#bytes[this.#at++] = left;
  }

  #marked(mark: number, value: number): void {
    this.#bytes[this.#at++] = mark;
    this.#count(value);
  }

  #number(value: number): void {
    if (Number.isSafeInteger(value)) {
      if (value >= NULL) this.#marked(WHOLE, value);
      // JSON has no −0 either.
      else if (value >= 0) this.#bytes[this.#at++] = value + 0;
      else this.#marked(NEGATIVE, -value);
    } else if (Number.isSafeInteger(value * 2)) {
      this.#marked(value > 0 ? HALVES : NEGATIVE_HALVES, Math.abs(value * 2));
    } else {
      this.#bytes[this.#at++] = DOUBLE;
      this.#view.setFloat64(this.#at, value);
      this.#at += 8;
    }
  }

  #text(value: string): void {
    const known = this.#texts.get(value);
    if (known !== undefined) return this.#marked(TEXT_AGAIN, known);
    this.#texts.set(value, this.#texts.size);
    const key = KEY_OF_TWO.exec(value);
    if (key !== null) {
      this.#marked(PAIR, Number(key[1]));
      return this.#count(Number(key[2]));
    }
    if (A_UUID.test(value)) {
      this.#bytes[this.#at++] = UUID;
      const digits = value.replaceAll('-', '');
      for (let at = 0; at < 2 * UUID_BYTES; at += 2)
        this.#bytes[this.#at++] = Number.parseInt(digits.slice(at, at + 2), 16);
      return;
    }
    const encoded = this.#encoder.encode(value);
    this.#room(encoded.length + ROOM_BYTES);
    this.#marked(TEXT, encoded.length);
    this.#bytes.set(encoded, this.#at);
    this.#at += encoded.length;
  }

  write(value: unknown): void {
    this.#room(ROOM_BYTES);
    if (typeof value === 'number') return this.#number(value);
    if (typeof value === 'string') return this.#text(value);
    if (value === null || typeof value === 'boolean') {
      this.#bytes[this.#at++] = value === null ? NULL : value ? TRUE : FALSE;
      return;
    }
    if (Array.isArray(value)) {
      this.#marked(LIST, value.length);
      for (const one of value) this.write(one);
      return;
    }
    const entries = Object.entries(value as object);
    this.#marked(RECORD, entries.length);
    for (const [name, one] of entries) {
      this.write(name);
      this.write(one);
    }
  }
}

const writer = new CompactWriter();

/** @param value what JSON can hold. @returns bytes that the next call writes over */
export const encodeCompact = (value: unknown): Uint8Array => writer.encode(value);

class CompactReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #texts: string[] = [];
  readonly #decoder = new TextDecoder();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #count(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.#bytes[this.#at++]!;
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
    }
  }

  #keep(text: string): string {
    this.#texts.push(text);
    return text;
  }

  #text(): string {
    const end = this.#count() + this.#at;
    const text = this.#decoder.decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return this.#keep(text);
  }

  #uuid(): string {
    let digits = '';
    for (let left = UUID_BYTES; left > 0; left -= 1)
      digits += this.#bytes[this.#at++]!.toString(16).padStart(2, '0');
    const starts = [0, 8, 12, 16, 20, 32];
    return this.#keep(
      starts
        .slice(1)
        .map((end, at) => digits.slice(starts[at], end))
        .join('-'),
    );
  }

  #double(): number {
    const { buffer, byteOffset } = this.#bytes;
    const value = new DataView(buffer, byteOffset).getFloat64(this.#at);
    this.#at += 8;
    return value;
  }

  #list(): unknown[] {
    const values: unknown[] = [];
    for (let left = this.#count(); left > 0; left -= 1) values.push(this.read());
    return values;
  }

  #record(): object {
    const entries: Array<[string, unknown]> = [];
    for (let left = this.#count(); left > 0; left -= 1) entries.push([this.read() as string, this.read()]);
    return Object.fromEntries(entries);
  }

  read(): unknown {
    const mark = this.#bytes[this.#at++]!;
    if (mark < NULL) return mark;
    switch (mark) {
      case NULL:
        return null;
      case TRUE:
      case FALSE:
        return mark === TRUE;
      case WHOLE:
        return this.#count();
      case NEGATIVE:
        return -this.#count();
      case HALVES:
        return this.#count() / 2;
      case NEGATIVE_HALVES:
        return -this.#count() / 2;
      case DOUBLE:
        return this.#double();
      case TEXT:
        return this.#text();
      case TEXT_AGAIN:
        return this.#texts[this.#count()]!;
      case PAIR:
        return this.#keep(`${this.#count()}.${this.#count()}`);
      case UUID:
        return this.#uuid();
      case LIST:
        return this.#list();
      case RECORD:
        return this.#record();
      default:
        throw new RangeError(`no value begins with ${mark}`);
    }
  }
}

/** @throws RangeError for bytes that `encodeCompact` doesn't make */
export const decodeCompact = (bytes: Uint8Array): unknown => new CompactReader(bytes).read();
