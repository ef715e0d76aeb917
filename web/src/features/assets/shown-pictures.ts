import type { Asset } from '@folio/contract/assets';

export const isOf = (kind: string) => (asset: Asset) => asset.media_type.startsWith(`${kind}/`);

/** Media beside a document's text `html`: pictures in it are not shown twice, and a film's picture is its poster. */
export function shownPictures(assets: Asset[], html: string): Asset[] {
  if (assets.some(isOf('video'))) return [];
  return assets.filter(isOf('image')).filter(({ url }) => !html.includes(`"${url}"`));
}
