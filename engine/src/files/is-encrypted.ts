// Files with a password, so that people read why theirs is not read.

/** Office keeps a file with a password in an OLE container under this name. */
const officePackage = Buffer.from('EncryptedPackage', 'utf16le');
const oleContainer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** True for a docx, pptx or xlsx with a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.subarray(0, oleContainer.length).equals(oleContainer) && buffer.includes(officePackage);
}

/** True for a PDF that names its encryption. Some of them are read without a password: ask after reading failed. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.subarray(0, 1024).includes('%PDF-') && buffer.includes('/Encrypt');
}
