import { CARD_PART_BYTES, MOST_CARD_IMAGES } from '@lineboard/domain/account/cards/card-upload';
import type { CardImageFault } from '@lineboard/domain/ground/error/card-image-fault';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDecipheriv, hash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { CardUploadPage } from './CardUploadPage.tsx';

const UPLOAD_ID = '6f1f4ae1-6c2a-4f0b-9d2e-2f3a7c1b9d10';
const TOKEN = '0123456789abcdef';
const SUBMISSION = `POST /api/card-uploads/${UPLOAD_ID}/submission`;
const partPath = (image: number, part: number) =>
  `/api/card-uploads/${UPLOAD_ID}/images/${image}/parts/${part}`;

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook({
    'POST /api/card-uploads': {
      body: { uploadId: UPLOAD_ID, resultMessage: TOKEN, expiresInMs: 900_000 },
    },
    [`PUT ${partPath(0, 0)}`]: { status: 204 },
    [SUBMISSION]: { body: { resultCode: 0 } },
  });
  openTestPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A file whose first bytes say that it is a PNG. */
const picture = (name: string, bytes = 64): File => {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], name, { type: 'image/png' });
};

/** A file of that size, without its bytes. */
const sized = (name: string, bytes: number): File =>
  Object.defineProperty(picture(name), 'size', { value: bytes });

const open = async (): Promise<void> => {
  await renderPart(<CardUploadPage />);
  await waitFor(() => expect(submitButton().disabled).toBe(false));
};
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Choose pictures', { selector: 'input' });
const choose = (...files: File[]): void => void fireEvent.change(fileInput(), { target: { files } });
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const isRead = () => waitFor(() => expect(screen.queryByText('Reading…')).toBeNull());
const fill = async (...files: File[]): Promise<void> => {
  choose(...files);
  await isRead();
  fireEvent.change(passwordField(), { target: { value: 'Better horse 7' } });
};
const callsTo = (key: string) => book.calls.filter(({ method, path }) => `${method} ${path}` === key);
const open128 = (sealed: string): Buffer => {
  const decipher = createDecipheriv('aes-128-cbc', TOKEN, TOKEN);
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]);
};

const refusedFor = (fault: CardImageFault) => ({
  status: 422,
  body: { error: { code: 'cardImageRefused', params: { image: 0, fault } } },
});

describe('which files are accepted', () => {
  it('VAL2-80: a file over 4172972 bytes is not added, and the customer is told; a file of that size is added', async () => {
    await open();
    choose(sized('large.png', 4_172_973), sized('fits.png', 4_172_972));
    expect(await screen.findByText('large.png wasn’t added: it is too large.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove fits.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove large.png' })).toBeNull();
  });

  it('VAL2-80: the largest accepted picture is listed with no more than the limit in the text', async () => {
    await open();
    choose(sized('fits.png', 4_172_972));
    await isRead();
    expect(chosen().join()).toContain('4.1 MB');
    expect(document.body.textContent).not.toContain('4.2 MB');
  });

  it('VAL2-81: past 12172972 bytes in total nothing more is added, and the customer is told', async () => {
    await open();
    choose(sized('a.png', 4_172_972), sized('b.png', 4_172_972));
    choose(sized('c.png', 3_827_029), sized('d.png', 3_827_028));
    expect(await screen.findByText(/^c\.png wasn’t added: together/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove d.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove c.png' })).toBeNull();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an SVG with a script', '<svg onload="alert(1)">'],
    ['a PDF', '%PDF-1.7'],
    ['an executable', 'MZ\u0000'],
    ['an archive', 'PK\u0003\u0004'],
  ])(
    '%s that is only named like a picture is not added, and the customer is told',
    async (_what, content) => {
      await open();
      choose(new File([content], 'card.png', { type: 'image/png' }));
      expect(await screen.findByText('card.png wasn’t added: it is no JPEG, PNG or WebP.')).toBeTruthy();
      expect(screen.queryByRole('list', { name: 'Chosen pictures' })).toBeNull();
      await userEvent.click(submitButton());
      expect(book.calls.filter(({ path }) => path.startsWith('/api/card-uploads'))).toEqual([]);
    },
  );

  it('files beyond the most per upload are not added, and the customer is told', async () => {
    await open();
    choose(...Array.from({ length: MOST_CARD_IMAGES + 1 }, (_, at) => sized(`p${at}.png`, 64)));
    expect(await screen.findByText(/^p8\.png wasn’t added: there are as many pictures/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove p7.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove p8.png' })).toBeNull();
  });

  it('ERR2-16: a file that can’t be read is logged and not added, and the customer is told', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    await open();
    choose(picture('gone.png'));
    expect(await screen.findByText('gone.png wasn’t added: it can’t be read.')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('A file could not be read.', null);
  });

  it('ENT2-50: files are dropped, shown, removed and chosen again', async () => {
    await open();
    const zone = screen.getByText('or drop them here').parentElement!;
    fireEvent.drop(zone, { dataTransfer: { files: [picture('front.png'), picture('back.png')] } });
    await isRead();
    const shown = [...document.querySelectorAll<HTMLImageElement>('li img')].map(({ src }) => src);
    expect(shown).toEqual(Array(2).fill(expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/)));
    await userEvent.click(screen.getByRole('button', { name: 'Remove front.png' }));
    expect(chosen().join()).toContain('back.png');
    expect(chosen().join()).not.toContain('front.png');
    choose(picture('front.png'));
    expect(screen.getByRole('button', { name: 'Remove front.png' })).toBeTruthy();
  });
});

describe('the form', () => {
  it('R1-54, ST2-44: appears, and can be used 200 ms later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderPart(<CardUploadPage />);
    expect(screen.getByRole('heading', { name: 'Pictures of a card', level: 1 })).toBeTruthy();
    expect(submitButton().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(199));
    expect(submitButton().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(submitButton().disabled).toBe(false);
  });

  it('VAL2-82: without files warns and sends nothing', async () => {
    await open();
    await userEvent.click(submitButton());
    expect(screen.getByRole('alert').textContent).toBe('Warning Upload at least a file');
    expect(book.calls).toEqual([]);
  });

  it('VAL2-82: the warning goes away once there is a file', async () => {
    await open();
    fireEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Upload at least'));
    choose(picture('card.png'));
    await isRead();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('VAL2-83: Submit does nothing while a file is being read', async () => {
    const readers: FileReader[] = [];
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function wait(this: FileReader) {
      readers.push(this);
    });
    await open();
    choose(picture('slow.png'));
    expect(await screen.findByText('Reading…')).toBeTruthy();
    await userEvent.click(submitButton());
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(book.calls).toEqual([]);
  });

  it.each([
    ['a visitor', null, 'Sign in to send pictures of a card.'],
    ['a demo customer', { isDemo: true }, 'A demo account sends no pictures.'],
  ] as const)('%s is told why there is none', async (_who, customer, text) => {
    openTestPage(customer === null ? {} : { customer });
    if (customer === null) {
      const { useSession } = await import('../../ground/session/session-store.ts');
      useSession.setState({ session: { online: false, customer: null, balance: null } });
    }
    await renderPart(<CardUploadPage />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});

describe('sending', () => {
  it.each([
    ['', webcrypto],
    [
      ', also on a page without https',
      { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) },
    ],
  ])(
    'CALL2-36, CALL2-50, CALL2-51: password and images are sent encrypted with the token, its own initialization vector%s',
    async (_where, cryptography) => {
      vi.stubGlobal('crypto', cryptography);
      await open();
      const front = picture('front.png', 100);
      await fill(front);
      await userEvent.click(submitButton());
      await waitFor(() => expect(callsTo(SUBMISSION)).toHaveLength(1));
      expect(callsTo('POST /api/card-uploads')[0]?.body).toEqual({ sizes: [100] });
      const { data } = callsTo(`PUT ${partPath(0, 0)}`)[0]!.body as { data: string };
      expect(open128(data)).toEqual(Buffer.from(await readBytes(front)));
      const sent = callsTo(SUBMISSION)[0]!.body as { images: string[]; password: string; key: string };
      expect(sent.key).toBe(TOKEN);
      expect(open128(sent.password).toString()).toBe('Better horse 7');
      expect(sent.images).toEqual([hash('sha256', Buffer.from(data, 'base64'), 'base64')]);
    },
  );

  it('ST2-43, ERR2-13: success says so without a message, and clears password and files', async () => {
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('Success'));
    expect(passwordField().value).toBe('');
    expect(chosen()).toEqual([]);
  });

  it('ST2-41, ST2-42: the button says Sending... and is disabled, then Submit again', async () => {
    let go: (answer: FakeAnswer) => void = () => undefined;
    const held = new Promise<FakeAnswer>((resolve) => {
      go = resolve;
    });
    const plain = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.endsWith('/submission')) await held;
      return plain(path, init);
    });
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(sending.disabled).toBe(true);
    expect(fileInput().closest('fieldset')?.disabled).toBe(true);
    go({});
    await waitFor(() => expect(submitButton().disabled).toBe(false));
  });

  it('ERR2-12: a wrong password says so, and the pictures aren’t sent a second time', async () => {
    book.answers[SUBMISSION] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Error Wrong password'));
    expect(chosen().join()).toContain('front.png');
    book.answers[SUBMISSION] = { body: { resultCode: 0 } };
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('Success'));
    expect(callsTo(`PUT ${partPath(0, 0)}`)).toHaveLength(1);
  });

  it('different pictures are sent again after a wrong password', async () => {
    book.answers[SUBMISSION] = { body: { resultCode: 1, code: 'incorrectPassword' } };
    book.answers[`PUT ${partPath(1, 0)}`] = { status: 204 };
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await screen.findByText('Wrong password');
    choose(picture('back.png'));
    await isRead();
    await userEvent.click(submitButton());
    await waitFor(() => expect(callsTo(SUBMISSION)).toHaveLength(2));
    expect(callsTo('POST /api/card-uploads').map(({ body }) => body)).toEqual([
      { sizes: [64] },
      { sizes: [64, 64] },
    ]);
  });

  it('resumes after a lost connection with the part that it stopped at', async () => {
    let cuts = 1;
    book.answers[`PUT ${partPath(0, 1)}`] = () => {
      cuts -= 1;
      return cuts < 0 ? { status: 204 } : 'lost';
    };
    await open();
    await fill(picture('front.png', CARD_PART_BYTES + 10));
    await userEvent.click(submitButton());
    expect(await screen.findByText('No connection. Sending goes on when it is back.')).toBeTruthy();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sent so far' });
    expect(bar.value).toBeGreaterThan(0.9);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('Success'));
    expect(callsTo(`PUT ${partPath(0, 0)}`)).toHaveLength(1);
    expect(callsTo(`PUT ${partPath(0, 1)}`)).toHaveLength(2);
  });

  it('is stopped when the page is left: nobody is there any more who would hear how it ended', async () => {
    book.answers[`PUT ${partPath(0, 0)}`] = 'lost';
    await renderPart(<CardUploadPage />);
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await screen.findByRole('button', { name: 'Stop' });
    cleanup();
    book.answers[`PUT ${partPath(0, 0)}`] = { status: 204 };
    const before = book.calls.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(book.calls).toHaveLength(before);
  });

  it('can be stopped, and loses nothing in the form', async () => {
    book.answers[`PUT ${partPath(0, 0)}`] = 'lost';
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    expect(chosen().join()).toContain('front.png');
    expect(passwordField().value).toBe('Better horse 7');
    expect(callsTo(SUBMISSION)).toEqual([]);
  });

  it.each([
    [refusedFor('unreadable'), /^Error front\.png is no picture that can be read\. Nothing was kept/],
    [refusedFor('tooManyPixels'), /^Error front\.png has too many pixels to be drawn\. Nothing was kept/],
    [refusedFor('notOnlyPicture'), /^Error front\.png holds something other than a picture, too\. Nothing/],
    [{ status: 404, body: { error: { code: 'notFound' } } }, /^Error That took too long/],
    [{ body: { resultCode: 3, code: 'tokenInvalid' } }, /^Error That took too long/],
    [{ body: { resultCode: 2, code: 'lockedOut', retryAfterMs: 60_000 } }, /^Error Too many/],
  ] as const)('an answer %j is said, and the next try begins anew', async (answer, said) => {
    book.answers[SUBMISSION] = answer;
    await open();
    await fill(picture('front.png'));
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(said));
    expect(chosen().join()).toContain('front.png');
  });
});

const readBytes = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
