// A certificate with what it certifies as one zip: the signed PDF, the translation, the source and their checksums.
import { createSign } from 'node:crypto';
import { zipSync } from 'fflate';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assetRows } from '../../assets/index.ts';
import type { CertificateRow } from './certificates.queries.ts';
import { installationKey } from './installation-key.ts';

interface PackedFile {
  folder: string;
  name: string;
  sha256: string;
  bytes: Uint8Array;
}

const cleanName = (name: string) => name.replace(/[/\\\p{Cc}]+/gu, '-').replace(/^\.+/, '') || 'file';

/** The checksums, and the signature of exactly this text by the key of the installation (RSA PKCS #1 v1.5 with SHA-256). */
async function signChecksums(kernel: Kernel, row: CertificateRow, files: readonly PackedFile[]): Promise<Uint8Array> {
  const { privateKey, certificate } = await installationKey(kernel);
  const signed = JSON.stringify({
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    files: files.map(({ folder, name, sha256 }) => ({ name: `${folder}/${name}`, sha256 })),
  });
  const signature = createSign('sha256').update(signed).sign(privateKey, 'base64');
  return Buffer.from(`${JSON.stringify({ signed, algorithm: 'RS256', signature, certificate }, null, 2)}\n`);
}

/** The bytes of the zip; files that are gone from the storage are an error, not left out. */
export async function packCertificate(kernel: Kernel, row: CertificateRow): Promise<Uint8Array> {
  const parts: [folder: string, ids: readonly number[]][] = [
    ['certificate', [row.certificate_asset_id]],
    ['translation', row.target_asset_ids],
    ['source', row.source_asset_ids],
  ];
  const files: PackedFile[] = [];
  for (const [folder, ids] of parts)
    for (const [index, asset] of (await assetRows.listAssets(kernel.database, ids)).entries()) {
      const name = cleanName(asset.file_name);
      const isTaken = files.some((one) => one.folder === folder && one.name === name);
      const bytes = await kernel.storage.read(asset.storage_key);
      files.push({ folder, name: isTaken ? `${index + 1}-${name}` : name, sha256: asset.sha256, bytes });
    }
  const checksums = await signChecksums(kernel, row, files);
  const entries = files.map(({ folder, name, bytes }) => [`${folder}/${name}`, [bytes, { level: 0 }]]);
  return zipSync({ ...Object.fromEntries(entries), 'checksums.json': [checksums, { level: 6 }] });
}
