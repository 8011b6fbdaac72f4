import { vi } from 'vitest';

/** The browser's functions for news while the page is closed; jsdom has none of them. */
export interface FakeBrowserPush {
  permission: NotificationPermission;
  /** The person's answer to the question. */
  says: NotificationPermission;
  asked: number;
  /** The key that the browser is subscribed for; null: it isn't. */
  key: string | null;
  canSubscribe: boolean;
  registered: string[];
  isUnregistered: boolean;
  toWorker: unknown[];
  /** Sends the page a message from the worker. */
  say: (data: unknown) => void;
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

export const openFakeBrowserPush = (fields: Partial<FakeBrowserPush> = {}): FakeBrowserPush => {
  const listeners = new Set<(event: { data: unknown }) => void>();
  const fake: FakeBrowserPush = {
    permission: 'default',
    says: 'granted',
    asked: 0,
    key: null,
    canSubscribe: true,
    registered: [],
    isUnregistered: false,
    toWorker: [],
    say: (data) => {
      for (const hear of listeners) hear({ data });
    },
    ...fields,
  };
  const subscription = () => ({
    endpoint: 'https://push.example/one',
    options: { applicationServerKey: bytesOf(fake.key ?? '') },
    getKey: (name: string) => bytesOf(name === 'auth' ? 'a'.repeat(16) : `\x04${'p'.repeat(64)}`),
    unsubscribe: async () => {
      fake.key = null;
      return true;
    },
  });
  const registration = {
    active: { postMessage: (message: unknown) => void fake.toWorker.push(message) },
    getNotifications: async () => [],
    unregister: async () => {
      fake.isUnregistered = true;
      return true;
    },
    pushManager: {
      getSubscription: async () => (fake.key === null ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!fake.canSubscribe) throw new DOMException('no push service', 'AbortError');
        fake.key = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        return subscription();
      },
    },
  };
  const container = {
    ready: Promise.resolve(registration),
    register: async (url: string) => {
      fake.registered.push(url);
      return registration;
    },
    getRegistration: async () => registration,
    addEventListener: (_: string, hear: (event: { data: unknown }) => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: (event: { data: unknown }) => void) => listeners.delete(hear),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return fake.permission;
    },
    requestPermission: async () => {
      fake.asked += 1;
      fake.permission = fake.says;
      return fake.permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return fake;
};

export const closeFakeBrowserPush = (): void => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
