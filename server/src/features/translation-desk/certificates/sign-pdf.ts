// Signs a PDF as PAdES baseline B-B (ETSI EN 319 142-1): a detached CMS signature with its X.509 certificate among the signed attributes.
import { createHash } from 'node:crypto';
import type { InstallationKey } from './installation-key.ts';

/** Bytes that the file reserves for the signature. One of RSA-3072 with its certificate is some 2,000. */
export const signatureBytes = 6144;

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const derOf = (pem: string) => new Uint8Array(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'));
const digestOf = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

/** The CMS signature of bytes, in DER. No time is signed: it stands in the PDF's own dictionary (EN 319 142-1, 6.3). */
async function signBytes(bytes: Uint8Array, { privateKey, certificate }: InstallationKey): Promise<Buffer> {
  const [pki, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);
  const key = await crypto.subtle.importKey('pkcs8', derOf(privateKey), { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signer = pki.Certificate.fromBER(derOf(certificate).buffer);
  // SigningCertificateV2 (RFC 5035): the hash alone, since SHA-256 is its default.
  const signingCertificate = new asn1.Sequence({
    value: [
      new asn1.Sequence({
        value: [new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: digestOf(derOf(certificate)) })] })],
      }),
    ],
  });
  const attributes = [
    { type: oid.contentType, value: new asn1.ObjectIdentifier({ value: oid.data }) },
    { type: oid.messageDigest, value: new asn1.OctetString({ valueHex: digestOf(bytes) }) },
    { type: oid.signingCertificateV2, value: signingCertificate },
  ].map(({ type, value }) => new pki.Attribute({ type, values: [value] }));
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [signer],
  });
  await signed.sign(key, 0, 'SHA-256', new Uint8Array(bytes).buffer);
  const content = new pki.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER(false));
}

/** Fills in the signature that `addSignatureField` has left room for. */
export async function signPdf(pdf: Uint8Array, key: InstallationKey): Promise<Uint8Array> {
  const [{ SignPdf }, { Signer }] = await Promise.all([import('@signpdf/signpdf'), import('@signpdf/utils')]);
  class InstallationSigner extends Signer {
    override sign(bytes: Buffer): Promise<Buffer> {
      return signBytes(bytes, key);
    }
  }
  return new SignPdf().sign(Buffer.from(pdf), new InstallationSigner());
}

/** Adds the signature field to a PDF with finished text. The field draws nothing. */
export function addSignatureField(document: PDFKit.PDFDocument, { reason, at }: { reason: string; at: Date }): void {
  // pdfkit writes a `String` as text and a string as a name.
  const textOf = (value: string) => new String(value);
  const signature = document.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, '**********', '**********', '**********'],
    Contents: Buffer.alloc(signatureBytes),
    Reason: textOf(reason),
    M: at,
    Name: textOf('Folio'),
  });
  const page = document.page as unknown as { dictionary: PDFKit.PDFKitReference; annotations: unknown[] };
  const field = document.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // Hidden from no reader, printed, locked: an area of no size.
    F: 132,
    Rect: [0, 0, 0, 0],
    T: textOf('Signature1'),
    V: signature,
    P: page.dictionary,
  });
  page.annotations.push(field);
  document.initForm();
  const root = Reflect.get(document, '_root') as { data: { AcroForm: { data: Record<string, unknown> } } };
  const form = root.data.AcroForm.data;
  // Readers that redraw fields would change the signed bytes.
  delete form['NeedAppearances'];
  Object.assign(form, { SigFlags: 3, Fields: [field] });
  for (const reference of [signature, field]) reference.end(undefined);
}
