// Sound and film are loaded whole, so that one can jump to any place in them: the server sends files in one piece.
import type { Asset } from '@folio/contract/assets';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { assetBytesQuery } from './assets.queries.ts';

/** The bytes of a file, loaded once. */
export function useAssetBytes(asset: Asset): Blob | undefined {
  const { data } = useQuery(assetBytesQuery(asset.id));
  return data;
}

/** A ref for the player that gets the file as its source; the bytes are given back with the element. */
export function useMediaFile(asset: Asset) {
  const data = useAssetBytes(asset);
  return useCallback(
    (player: HTMLMediaElement | null) => {
      if (!player || !data) return undefined;
      const address = URL.createObjectURL(data);
      player.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
}
