import type { AccessKind } from '../access.ts';

/** The URL of a bucket by which a browser downloads one file. */
export const signedDownload: AccessKind = {
  name: 'signed_download',
  secrets: [],
  owner: 'The caller who may read the file at that moment.',
  reach: 'One file of the bucket.',
  onPermissionsChanged: { nothingEnds: 'The bucket signs it for a few minutes and knows no users.' },
};
