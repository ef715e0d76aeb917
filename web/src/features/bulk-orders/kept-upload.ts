// An upload without an order survives a reload of the page, with the key under which it is ordered once.
import { readKeptInTab, saveInTab } from '../../base/kept-in-tab.ts';

export interface KeptUpload {
  uploadId: number;
  /** Column by field; undefined until the user changes the suggestion. */
  mapping?: Record<string, string>;
  /** Values for all rows by field. */
  fields: Record<string, string>;
  title: string;
  key: string;
}

const nameOf = (slug: string) => `bulk.${slug}`;

/** A random key, also where the page is served without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function readUpload(slug: string): KeptUpload | null {
  const kept = readKeptInTab(nameOf(slug)) as KeptUpload | null;
  return typeof kept?.uploadId === 'number' && typeof kept.key === 'string' ? kept : null;
}

/** Null forgets it. */
export const saveUpload = (slug: string, upload: KeptUpload | null): void => saveInTab(nameOf(slug), upload);
