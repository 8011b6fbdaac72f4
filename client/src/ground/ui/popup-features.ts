export interface PopupSize {
  widthPx: number;
  heightPx: number;
}

/** Spec 1 §9: the size of windows for banners and chats. */
export const BANNER_POPUP: PopupSize = { widthPx: 590, heightPx: 610 };

/** A separate window, in the middle over the page that opens it, no larger than the screen and entirely on it. */
export const popupFeatures = ({ widthPx, heightPx }: PopupSize): string => {
  const { availWidth, availHeight } = screen;
  const width = Math.min(widthPx, availWidth || widthPx);
  const height = Math.min(heightPx, availHeight || heightPx);
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.max(0, Math.round(top))}`;
};
