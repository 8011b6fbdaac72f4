import type { CARD_COMMANDS } from '@lineboard/domain/desk/operator/card-commands.schema';
import { deleteImage, listImages, readImage } from '../../account/cards/card-images.ts';
import { openImage } from '../../account/cards/seal-image.ts';
import type { Run, Runs } from './command.ts';
import { idOf } from './lock-customer.ts';

const list: Run<'cards list'> = async ({ client, refuse }, { customerId: typed }) => {
  const customerId = idOf(typed);
  const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
  if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  return { customerId, answer: await listImages(client, customerId) };
};

/** The audit log has whose image was looked at and by whom, and nothing of the image. */
const show: Run<'cards show'> = async ({ client, cardKeys, refuse }, { imageId }) => {
  const found = await readImage(client, imageId);
  if (found === null) return refuse('unknownCardImage', { imageId });
  const { nonce, sealed, ...record } = found;
  const image = openImage(cardKeys, record, { keyId: record.keyId, nonce, sealed });
  if (image === null) return refuse('unknownCardKey', { keyId: record.keyId });
  return { customerId: record.customerId, answer: { ...record, image: image.toString('base64') } };
};

const remove: Run<'cards delete'> = async ({ client, refuse }, { imageId }) => {
  const removed = await deleteImage(client, imageId);
  if (removed === null) return refuse('unknownCardImage', { imageId });
  return { customerId: removed.customerId, before: removed, answer: removed };
};

export const CARD_RUNS: Runs<keyof typeof CARD_COMMANDS> = {
  'cards list': list,
  'cards show': show,
  'cards delete': remove,
};
