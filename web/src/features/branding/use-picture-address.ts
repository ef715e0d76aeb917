import { useEffect, useState } from 'react';

/** An address at which a picture can be shown, whether it is kept already or was just chosen; null until it is read. */
export function usePictureAddress(picture: File | string | null): string | null {
  const [read, setRead] = useState<{ picture: File; address: string } | null>(null);
  useEffect(() => {
    if (!(picture instanceof File)) return;
    // A data address: pages may show no other kind of picture that never was at the server.
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ picture, address: reader.result });
    });
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  if (!(picture instanceof File)) return picture;
  return read?.picture === picture ? read.address : null;
}
