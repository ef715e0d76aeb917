// The square of a picture that becomes a person's: moved by dragging or with the arrow keys, enlarged with the slider.
import { Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type Crop, clampCrop, maxZoom, middleOf, sideOf } from './crop.ts';
import classes from './profile.module.css';

/** Side of the shown square and of the sent image, in pixels. */
const shownSide = 280;
const sentSide = 512;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop.zoom);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

const steps: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropDialogProps {
  picture: ImageBitmap;
  isBusy: boolean;
  onClose: () => void;
  onCrop: (square: File) => void;
}

/** Mount it to open; it hands over a square PNG. */
export function CropDialog({ picture, isBusy, onClose, onCrop }: CropDialogProps) {
  const { t } = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => middleOf(picture));
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  /** By so many pixels of the page; the picture follows the pointer. */
  const move = (x: number, y: number) =>
    setCrop((now) => {
      const scale = sideOf(picture, now.zoom) / shownSide;
      return clampCrop(picture, { ...now, x: now.x - x * scale, y: now.y - y * scale });
    });
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX, event.movementY);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    move(by[0] * -8, by[1] * -8);
  };
  const submit = () => {
    const whole = document.createElement('canvas');
    whole.width = sentSide;
    whole.height = sentSide;
    draw(whole, picture, crop);
    whole.toBlob((blob) => blob && onCrop(new File([blob], 'photo.png', { type: 'image/png' })), 'image/png');
  };
  return (
    <FormDialog title={t('profile.photo.crop')} verb={t('actions.save')} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <button
        type="button"
        className={classes.crop}
        aria-label={t('profile.photo.move')}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      >
        <canvas ref={canvas} width={shownSide * 2} height={shownSide * 2} />
      </button>
      <Text size="sm" tone="quiet">
        {t('profile.photo.move')}
      </Text>
      <Slider
        thumbLabel={t('profile.photo.zoom')}
        min={1}
        max={maxZoom}
        step={0.05}
        label={null}
        value={crop.zoom}
        onChange={(zoom) => setCrop((now) => clampCrop(picture, { ...now, zoom }))}
      />
    </FormDialog>
  );
}
