import type { PushChoices } from '@lineboard/domain/account/notifications/push-notice';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

/** The customer who turned notifications on in this browser, and the chosen kinds. */
export interface PushRecord {
  customerId: string;
  choices: PushChoices;
}

const PUSH_KEY = 'lb-push';

export const DEFAULT_CHOICES: PushChoices = {
  tellsGraded: true,
  tellsDecided: true,
  tellsMessages: true,
  showsAmounts: false,
};

const isRecord = (read: Partial<PushRecord> | null): read is PushRecord =>
  typeof read?.customerId === 'string' &&
  Object.keys(DEFAULT_CHOICES).every(
    (name) => typeof read.choices?.[name as keyof PushChoices] === 'boolean',
  );

export const readPushRecord = (): PushRecord | null => {
  try {
    const read: unknown = JSON.parse(deviceStorage.getItem(PUSH_KEY) ?? 'null');
    return isRecord(read as Partial<PushRecord> | null) ? (read as PushRecord) : null;
  } catch {
    return null;
  }
};

export const writePushRecord = (record: PushRecord | null): void => {
  if (record === null) deviceStorage.removeItem(PUSH_KEY);
  else deviceStorage.setItem(PUSH_KEY, JSON.stringify(record));
};
