// A certificate with its documents as one zip, written while it is sent: the signed PDF, the translation also as PDF, the source and
// their checksums.
import { createHash, createSign } from 'node:crypto';
import type { Kernel } from '../../../kernel/kernel.ts';
import { openZip } from '../../../kernel/zip-pieces.ts';
import { type assetRows, assetRows as assets, inlinePictures } from '../../assets/index.ts';
import { findVersion, renderDownload } from '../../documents/index.ts';
import type { CertificateRow } from '../core/certificates.queries.ts';
import { installationKey } from './installation-key.ts';

interface PackedFile {
  path: string;
  sha256: string;
  read: () => Promise<Uint8Array>;
}

const cleanName = (name: string) => name.replace(/[/\\\p{Cc}]+/gu, '-').replace(/^\.+/, '') || 'file';

/** The checksums, and the signature of exactly this text by the key of the installation (RSA PKCS #1 v1.5 with SHA-256). */
async function signChecksums(kernel: Kernel, row: CertificateRow, files: readonly PackedFile[]): Promise<Uint8Array> {
  const { privateKey, certificate } = await installationKey(kernel);
  const signed = JSON.stringify({
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    files: files.map(({ path, sha256 }) => ({ name: path, sha256 })),
  });
  const signature = createSign('sha256').update(signed).sign(privateKey, 'base64');
  return Buffer.from(`${JSON.stringify({ signed, algorithm: 'RS256', signature, certificate }, null, 2)}\n`);
}

/** The version that was certified as PDF, to read and print beside the files; null where the version is gone. */
async function printedTranslation(kernel: Kernel, row: CertificateRow): Promise<Uint8Array | null> {
  const version = row.version_id === null ? null : await findVersion(kernel.database, row.version_id);
  if (!version || row.order_detail_id === null) return null;
  const html = await inlinePictures(kernel, row.order_detail_id, version.html);
  const { bytes } = await renderDownload({ title: version.title, html, language: row.target_language }, 'pdf');
  return bytes;
}

/** The zip in pieces, one file in memory at a time. A file that is gone from the storage is an error, not left out. */
export async function* packCertificate(kernel: Kernel, row: CertificateRow): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const parts: [folder: string, ids: readonly number[]][] = [
    ['certificate', [row.certificate_asset_id]],
    ['translation', row.target_asset_ids],
    ['source', row.source_asset_ids],
  ];
  const files: PackedFile[] = [];
  const pathOf = (folder: string, name: string) => {
    const path = `${folder}/${cleanName(name)}`;
    return files.some((one) => one.path === path) ? `${folder}/${files.length + 1}-${cleanName(name)}` : path;
  };
  const readAsset = (asset: assetRows.AssetRow) => () => kernel.storage.read(asset.storage_key);
  for (const [folder, ids] of parts)
    for (const asset of await assets.listAssets(kernel.database, ids))
      files.push({ path: pathOf(folder, asset.file_name), sha256: asset.sha256, read: readAsset(asset) });
  const printed = await printedTranslation(kernel, row);
  if (printed) {
    const sha256 = createHash('sha256').update(printed).digest('hex');
    files.push({ path: pathOf('translation', `${row.number}-translation.pdf`), sha256, read: async () => printed });
  }
  const checksums = await signChecksums(kernel, row, files);

  const zip = openZip();
  for (const { path, read } of files) {
    zip.add(path, await read(), true);
    yield* zip.flush();
  }
  zip.add('checksums.json', checksums, false);
  zip.end();
  yield* zip.flush();
}
