import { CARD_PART_BYTES } from '@lineboard/domain/account/cards/card-upload';
import { createCipheriv, hash } from 'node:crypto';
import { PasskeyPage } from './passkey-page.ts';

export interface StartedUpload {
  uploadId: string;
  token: string;
}

/** What is sent with a token: AES-128-CBC, the token as key and initialization vector. */
const encrypt = (token: string, bytes: Buffer): Buffer => {
  const cipher = createCipheriv('aes-128-cbc', token, token);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};

/** A browser that sends images of a card. */
export class CardPage extends PasskeyPage {
  async start(images: readonly Buffer[]): Promise<StartedUpload> {
    const sizes = images.map(({ length }) => length);
    const { uploadId, resultMessage } = (await this.call('POST', '/api/card-uploads', { sizes })).json();
    return { uploadId, token: resultMessage };
  }

  listParts(
    { uploadId, token }: StartedUpload,
    images: readonly Buffer[],
  ): Array<{ url: string; data: string }> {
    return images.flatMap((image, at) => {
      const sealed = encrypt(token, image);
      return Array.from({ length: Math.ceil(sealed.length / CARD_PART_BYTES) }, (_, part) => ({
        url: `/api/card-uploads/${uploadId}/images/${at}/parts/${part}`,
        data: sealed.subarray(part * CARD_PART_BYTES, (part + 1) * CARD_PART_BYTES).toString('base64'),
      }));
    });
  }

  async sendParts(upload: StartedUpload, images: readonly Buffer[]): Promise<void> {
    for (const { url, data } of this.listParts(upload, images)) await this.call('PUT', url, { data });
  }

  submission({ token }: StartedUpload, images: readonly Buffer[], password: string) {
    return {
      images: images.map((image) => hash('sha256', encrypt(token, image), 'base64')),
      password: encrypt(token, Buffer.from(password)).toString('base64'),
      key: token,
    };
  }

  submit(
    upload: StartedUpload,
    images: readonly Buffer[],
    password: string,
  ): ReturnType<PasskeyPage['call']> {
    const url = `/api/card-uploads/${upload.uploadId}/submission`;
    return this.call('POST', url, this.submission(upload, images, password));
  }

  /** All of it. */
  async send(images: readonly Buffer[], password: string): ReturnType<PasskeyPage['call']> {
    const upload = await this.start(images);
    await this.sendParts(upload, images);
    return this.submit(upload, images, password);
  }
}
