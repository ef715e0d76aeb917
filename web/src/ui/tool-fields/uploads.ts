// Upload function for the fields of a form; the component that draws the form provides it.
import type { Asset } from '@folio/contract/assets';
import { createContext, useContext } from 'react';

/** Uploads a file for the field of that name; throws where it is refused. */
export type Upload = (field: string, file: File) => Promise<Asset>;

const UploadContext = createContext<Upload | null>(null);
export const UploadProvider = UploadContext.Provider;

/** Null where nothing can be uploaded, as in the preview of a form. */
export const useUpload = (): Upload | null => useContext(UploadContext);

const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'id' in value && 'media_type' in value;

/** A form's value as the files that it holds. */
export const assetsIn = (value: unknown): Asset[] => (Array.isArray(value) ? value.filter(isAsset) : []);
