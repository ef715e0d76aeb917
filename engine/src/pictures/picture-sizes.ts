// The sizes that the networks show pictures in, and how sizes are written in documents.
import type { InterfaceLanguage } from '@folio/contract/languages';

export interface PictureSize {
  width: number;
  height: number;
}

/** Pixels of the networks' formats, and the heights covered by the network's own controls. */
export const networkSizes: Record<string, PictureSize & { top?: number; bottom?: number }> = {
  instagram_square: { width: 1080, height: 1080 },
  instagram_portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920, top: 250, bottom: 340 },
  facebook: { width: 1200, height: 630 },
  linkedin: { width: 1200, height: 627 },
  x: { width: 1600, height: 900 },
  pinterest: { width: 1000, height: 1500 },
  youtube_thumbnail: { width: 1280, height: 720 },
};

/** "1080 × 1350". */
export const writtenSize = ({ width, height }: PictureSize): string => `${width} × ${height}`;

/** "143 KB" or "2.1 MB", with the language's comma. */
export function writtenBytes(bytes: number, language: InterfaceLanguage): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes)).toLocaleString(language)} KB`
    : `${(kilobytes / 1024).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
}
