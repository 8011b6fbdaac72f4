import { type CardFileFault, isCardPicture, judgeCardFile } from '@lineboard/domain/customer/card-upload';
import { useEffect, useRef, useState } from 'react';
import { readFile } from './read-file.ts';

/** A picture that was chosen (ENT2-50). */
export interface CardFile {
  id: string;
  name: string;
  size: number;
  /** Of the preview; good while the page stands. */
  url: string;
  /** null: it is still being read. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** A file that wasn't taken, and why. */
export interface RefusedFile {
  id: string;
  name: string;
  why: CardFileFault | 'notPicture' | 'unreadable';
}

export interface CardFiles {
  files: readonly CardFile[];
  /** Of the last ones that were chosen. */
  refused: readonly RefusedFile[];
  isReading: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** Which of the files are taken beside those that are there (VAL2-80, VAL2-81), each judged before it is read. */
const sortOut = (there: readonly CardFile[], chosen: readonly File[]) => {
  const taken: Array<CardFile & { file: File }> = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const { name, size } = file;
    const id = crypto.randomUUID();
    const why = judgeCardFile(
      [...there, ...taken].map((each) => each.size),
      size,
    );
    if (why === null) taken.push({ id, name, size, url: URL.createObjectURL(file), bytes: null, file });
    else refused.push({ id, name, why });
  }
  return { taken, refused };
};

/** The pictures that stand in the form. Memory of their previews is given back with them. */
export const useCardFiles = (): CardFiles => {
  const [files, setFiles] = useState<readonly CardFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Two presses of one turn both see what the first one left.
  const present = useRef<readonly CardFile[]>([]);

  const change = (next: readonly CardFile[]): void => {
    for (const { id, url } of present.current)
      if (!next.some((file) => file.id === id)) URL.revokeObjectURL(url);
    present.current = next;
    setFiles(next);
  };

  const read = async ({ id, name }: CardFile, file: File): Promise<void> => {
    const bytes = await readFile(file);
    const rest = present.current.filter((each) => each.id !== id);
    if (rest.length === present.current.length) return;
    if (bytes !== null && isCardPicture(bytes))
      return change(present.current.map((each) => (each.id === id ? { ...each, bytes } : each)));
    change(rest);
    setRefused((all) => [...all, { id, name, why: bytes === null ? 'unreadable' : 'notPicture' }]);
  };

  useEffect(() => () => present.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  return {
    files,
    refused,
    isReading: files.some(({ bytes }) => bytes === null),
    add: (chosen) => {
      const sorted = sortOut(present.current, chosen);
      setRefused(sorted.refused);
      change([...present.current, ...sorted.taken.map(({ file: _, ...kept }) => kept)]);
      for (const { file, ...kept } of sorted.taken) void read(kept, file);
    },
    remove: (id) => change(present.current.filter((file) => file.id !== id)),
    clear: () => {
      change([]);
      setRefused([]);
    },
  };
};
