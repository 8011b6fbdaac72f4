import { judgePassword } from '@lineboard/domain/account/sign-in/judge-password';
import { type RefObject, useRef, useState } from 'react';

/** A new password as it is typed, twice. */
export interface NewPasswordInput {
  next: string;
  again: string;
  nextField: RefObject<HTMLInputElement | null>;
  againField: RefObject<HTMLInputElement | null>;
  /** While the repetition is typed, only a mismatch that more typing can't fix counts. */
  differs: boolean;
  typeNext: (value: string) => void;
  typeAgain: (value: string) => void;
  /** @returns what keeps it from being sent; the cursor is there */
  judge: () => 'weak' | 'differs' | null;
}

export const useNewPassword = (): NewPasswordInput => {
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isCompared, setIsCompared] = useState(false);
  const nextField = useRef<HTMLInputElement>(null);
  const againField = useRef<HTMLInputElement>(null);
  return {
    next,
    again,
    nextField,
    againField,
    differs: isCompared ? again !== next : !next.startsWith(again),
    typeNext: setNext,
    typeAgain: (value) => {
      setAgain(value);
      setIsCompared(false);
    },
    judge: () => {
      if (!judgePassword(next).isAcceptable) {
        nextField.current?.focus();
        return 'weak';
      }
      setIsCompared(true);
      if (again === next) return null;
      againField.current?.focus();
      return 'differs';
    },
  };
};
