// The own picture: chosen, cut to a square, saved and removed.

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api, meQuery, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { CropDialog } from './crop-dialog.tsx';

const accepted = 'image/png,image/jpeg,image/webp';

/** The circle shows initials until an image exists. */
export function PhotoField({ name, src }: { name: string; src: string | null }) {
  const { t } = useText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const save = useMutation({
    mutationFn: (photo: File | null) => api.users.updatePhoto(photo ? { photo } : { remove: true }),
    onSuccess: ({ user_info, message }) => {
      client.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, user_info } : me));
      void invalidate(client, 'photo.changed');
      setPicture(null);
      toastSuccess(message);
    },
    onError: (error) => toastError((error instanceof ApiError && error.errors['photo']?.[0]) || messageOf(error)),
  });
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toastError(t('profile.photo.unreadable', { name: file.name }));
    }
  };
  return (
    <Row mb={24} gap={20}>
      <Avatar name={name} src={src} size={72} />
      <div>
        <Row mb={6} gap={8} align="stretch" wrap>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={t('profile.photo.title')}
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button variant="default" onClick={() => input.current?.click()}>
            {t(src ? 'profile.photo.change' : 'profile.photo.choose')}
          </Button>
          {src ? (
            <Button variant="default" loading={save.isPending && picture === null} onClick={() => save.mutate(null)}>
              {t('profile.photo.remove')}
            </Button>
          ) : null}
        </Row>
        <Text size="sm" tone="quiet">
          {t('profile.photo.hint')}
        </Text>
      </div>
      {picture ? (
        <CropDialog
          picture={picture}
          isBusy={save.isPending}
          onClose={() => setPicture(null)}
          onCrop={(square) => save.mutate(square)}
        />
      ) : null}
    </Row>
  );
}
