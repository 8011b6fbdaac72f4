import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import type { CardImageFault } from '@lineboard/domain/ground/error/card-image-fault';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../ground/calls/call-book.ts';
import { sendCardImages, type SentCards, submitCards } from './send-cards.ts';
import type { CardFiles } from './use-card-files.ts';

/** The result of the last press on Submit. */
export type CardResult =
  | { kind: 'noFiles' | 'success' | 'wrongPassword' | 'ended' }
  | { kind: 'refused'; code: ErrorCode; params: Readonly<Record<string, unknown>> }
  /** The book took nothing of this upload because of this file. */
  | { kind: 'broken'; name: string; fault: CardImageFault };

export interface CardForm {
  password: string;
  setPassword: (password: string) => void;
  isSending: boolean;
  /** The network is gone; sending resumes without a press. */
  isCut: boolean;
  /** From 0 to 1. */
  sent: number;
  result: CardResult | null;
  submit: () => Promise<void>;
  stop: () => void;
}

const resultOf = (answer: AnswerOf<'submitCard'>): CardResult => {
  if (answer.resultCode === 0) return { kind: 'success' };
  if (answer.code === 'tokenInvalid') return { kind: 'ended' };
  // ERR2-12; a customer who types several wrong passwords is told about the lock.
  return answer.code === 'incorrectPassword'
    ? { kind: 'wrongPassword' }
    : { kind: 'refused', code: answer.code, params: { retryAfterMs: answer.retryAfterMs } };
};

const refusalOf = (error: CallError, names: readonly string[]): CardResult => {
  if (error.code === 'notFound') return { kind: 'ended' };
  if (error.code === 'cardImageRefused')
    return {
      kind: 'broken',
      name: names[error.params?.['image'] as number] ?? '',
      fault: (error.params?.['fault'] as CardImageFault | undefined) ?? 'unreadable',
    };
  return { kind: 'refused', code: error.code, params: error.params ?? {} };
};

/** Sends the form: pictures first, then the password. After a wrong password, only the password is needed again. */
export const useCardForm = ({ files, isReading, clear }: CardFiles): CardForm => {
  const [password, setPassword] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const [sentBytes, setSentBytes] = useState(0);
  const [result, setResult] = useState<CardResult | null>(null);
  const sending = useRef<AbortController | null>(null);
  const before = useRef<{ ids: string; sent: SentCards } | null>(null);
  const ids = files.map(({ id }) => id).join();

  useEffect(() => () => sending.current?.abort(), []);

  const send = async (signal: AbortSignal): Promise<CardResult | null> => {
    const names = files.map(({ name }) => name);
    if (before.current?.ids !== ids) {
      const images = files.flatMap(({ content }) => content?.bytes ?? []);
      const answer = await sendCardImages(images, { onSent: setSentBytes, onCut: setIsCut, signal });
      if (answer === null) return null;
      if (!answer.ok) return refusalOf(answer.error, names);
      before.current = { ids, sent: answer.value };
    }
    const answer = await submitCards(before.current.sent, password);
    return answer.ok ? resultOf(answer.value) : refusalOf(answer.error, names);
  };

  const submit = async (): Promise<void> => {
    // VAL2-83.
    if (isSending || isReading) return;
    if (files.length === 0) return setResult({ kind: 'noFiles' });
    sending.current = new AbortController();
    setResult(null);
    setSentBytes(0);
    setIsSending(true);
    const came = await send(sending.current.signal);
    setIsSending(false);
    setIsCut(false);
    setResult(came);
    if (came?.kind === 'ended' || came?.kind === 'broken') before.current = null;
    if (came?.kind !== 'success') return;
    before.current = null;
    setPassword('');
    clear();
  };

  const total = files.reduce((sum, { size }) => sum + size, 0);
  return {
    password,
    setPassword,
    isSending,
    isCut,
    sent: total === 0 ? 0 : Math.min(1, sentBytes / total),
    // The file that it asked for is there.
    result: result?.kind === 'noFiles' && files.length > 0 ? null : result,
    submit,
    stop: () => sending.current?.abort(),
  };
};
