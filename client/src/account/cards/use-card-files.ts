import {
  type CardFileFault,
  isCardPicture,
  judgeCardFile,
} from '@lineboard/domain/account/cards/card-upload';
import { useRef, useState } from 'react';
import { createId } from '../../ground/device/create-id.ts';
import { type FileContent, readFile } from './read-file.ts';

/** A chosen picture (ENT2-50). */
export interface CardFile {
  id: string;
  name: string;
  size: number;
  /** null: it is still being read. */
  content: FileContent | null;
}

/** A file that was refused, and why. */
export interface RefusedFile {
  id: string;
  name: string;
  why: CardFileFault | 'notPicture' | 'unreadable';
}

export interface CardFiles {
  files: readonly CardFile[];
  /** Those among the files that were chosen last. */
  refused: readonly RefusedFile[];
  isReading: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/**
 * Sorts out which of the chosen files join those that are there (VAL2-80, VAL2-81); each is judged before it is read.
 */
const sortOut = (there: readonly CardFile[], chosen: readonly File[]) => {
  const taken: Array<CardFile & { file: File }> = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const { name, size } = file;
    const id = createId();
    const why = judgeCardFile(
      [...there, ...taken].map((each) => each.size),
      size,
    );
    if (why === null) taken.push({ id, name, size, content: null, file });
    else refused.push({ id, name, why });
  }
  return { taken, refused };
};

/** The pictures in the form. */
export const useCardFiles = (): CardFiles => {
  const [files, setFiles] = useState<readonly CardFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Two presses in one turn: the second sees what the first one left.
  const present = useRef<readonly CardFile[]>([]);

  const change = (next: readonly CardFile[]): void => {
    present.current = next;
    setFiles(next);
  };

  const read = async ({ id, name }: CardFile, file: File): Promise<void> => {
    const content = await readFile(file);
    const rest = present.current.filter((each) => each.id !== id);
    if (rest.length === present.current.length) return;
    if (content !== null && isCardPicture(content.bytes))
      return change(present.current.map((each) => (each.id === id ? { ...each, content } : each)));
    change(rest);
    setRefused((all) => [...all, { id, name, why: content === null ? 'unreadable' : 'notPicture' }]);
  };

  return {
    files,
    refused,
    isReading: files.some(({ content }) => content === null),
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
