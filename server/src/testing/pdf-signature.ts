// Signatures of PDFs, read by node:crypto and nothing else, so that the libraries that make them do not judge themselves.
import { createHash, verify, X509Certificate } from 'node:crypto';

/** One value of DER (X.690): its tag, its content and all of it with tag and length. */
interface Der {
  tag: number;
  content: Buffer;
  whole: Buffer;
}

function readDer(bytes: Buffer, at: number): Der {
  const first = bytes.readUInt8(at + 1);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  const from = at + 2 + lengthBytes;
  return { tag: bytes.readUInt8(at), content: bytes.subarray(from, from + length), whole: bytes.subarray(at, from + length) };
}

function partsOf({ content }: Der): Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < content.length; at += parts.at(-1)?.whole.length ?? 0) parts.push(readDer(content, at));
  return parts;
}

/** An object identifier as its content's bytes in hexadecimal. */
const oids = {
  messageDigest: '2a864886f70d010904',
  signingCertificateV2: '2a864886f70d010910022f',
  signingTime: '2a864886f70d010905',
};

export interface ReadSignature {
  subFilter: string;
  signed: Buffer;
  cms: Buffer;
  certificate: X509Certificate;
  /** Of the signed attributes. */
  attributes: string[];
  isValid: boolean;
}

/** The signature of a PDF, read and verified by `node:crypto` and nothing else. */
export function readSignature(pdf: Buffer): ReadSignature {
  const text = pdf.toString('latin1');
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(text) ?? [];
  const [from = 0, length = 0, second = 0, rest = 0] = range.map(Number);
  const signed = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(second, second + rest)]);
  const padded = Buffer.from(text.slice(from + length + 1, second - 1), 'hex');
  const contentInfo = readDer(padded, 0);
  const [, explicit] = partsOf(contentInfo);
  const [signedData] = partsOf(explicit as Der);
  const fields = partsOf(signedData as Der);
  const [certificateDer] = partsOf(fields.find(({ tag }) => tag === 0xa0) as Der);
  const [signerInfo] = partsOf(fields.at(-1) as Der);
  const signer = partsOf(signerInfo as Der);
  const attributesDer = signer.find(({ tag }) => tag === 0xa0) as Der;
  const attributes = partsOf(attributesDer).map((one) => {
    const [type, values] = partsOf(one);
    return { type: (type as Der).content.toString('hex'), value: partsOf(values as Der)[0] as Der };
  });
  const valueOf = (oid: string) => attributes.find(({ type }) => type === oid)?.value;
  const certificate = new X509Certificate((certificateDer as Der).whole);
  // The signature covers the attributes as a SET, not as the tagged field that they are kept in (RFC 5652, 5.4).
  const set = Buffer.concat([Buffer.from([0x31]), attributesDer.whole.subarray(1)]);
  const signature = (signer.at(-1) as Der).content;
  const names = valueOf(oids.signingCertificateV2);
  const isNamed = names?.whole.includes(createHash('sha256').update(certificate.raw).digest()) ?? false;
  const isSame = valueOf(oids.messageDigest)?.content.equals(createHash('sha256').update(signed).digest()) ?? false;
  // Between the two ranges lies the signature alone.
  const isWhole = from === 0 && second + rest === pdf.length && text[length] === '<' && text[second - 1] === '>';
  return {
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? '',
    signed,
    cms: contentInfo.whole,
    certificate,
    attributes: attributes.map(({ type }) => type),
    isValid: isWhole && isSame && isNamed && verify('sha256', set, certificate.publicKey, signature),
  };
}

export const signingTimeOid = oids.signingTime;
