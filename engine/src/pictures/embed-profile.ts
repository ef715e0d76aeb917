// Puts a colour profile into a finished PNG or JPEG without touching its pixels.
import { crc32, deflateSync } from 'node:zlib';

/** A PNG chunk of type iCCP: a name, how it is packed, and the packed profile (PNG specification, 11.3.3.3). */
function intoPng(picture: Uint8Array, profile: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from('iCCPICC profile\0\0', 'latin1'), deflateSync(profile)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  // Behind the signature (8 bytes) and the header (25), before any pixels.
  return Buffer.concat([picture.subarray(0, 33), size, body, sum, picture.subarray(33)]);
}

/** Most bytes of a profile in one JPEG segment. */
const maxSegmentBytes = 65_519;

/** JPEG segments of type APP2, numbered from 1 (ICC.1, annex B.4). */
function intoJpeg(picture: Uint8Array, profile: Uint8Array): Uint8Array {
  const count = Math.ceil(profile.length / maxSegmentBytes);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * maxSegmentBytes, (index + 1) * maxSegmentBytes);
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0', 'latin1'), index + 1, count]);
    head.writeUInt16BE(part.length + 16, 2);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);
}

/** The picture with the profile in it; one that has none yet. */
export function embedProfile(picture: Uint8Array, profile: Uint8Array, format: 'png' | 'jpg'): Uint8Array {
  return format === 'png' ? intoPng(picture, profile) : intoJpeg(picture, profile);
}
