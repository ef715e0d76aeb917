// Audio with its waveform, which seeks by pointer or arrow keys. The spoken words are in the text below.
import type { Asset } from '@folio/contract/assets';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './media.module.css';
import { useAssetBytes, useMediaFile } from './use-media-file.ts';
import { clockTime } from './wave-shape.ts';
import { Waveform } from './waveform.tsx';

const speeds = [0.75, 1, 1.25, 1.5, 2];

export function SoundPlayer({ asset }: { asset: Asset }) {
  const { t, language } = useText();
  const bytes = useAssetBytes(asset);
  const file = useMediaFile(asset);
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(asset.seconds ?? 0);
  const [speed, setSpeed] = useState(1);
  // The same at each drawing: another one would give the player its file again, and it would begin again.
  const attach = useCallback(
    (player: HTMLAudioElement | null) => {
      audio.current = player;
      return file(player);
    },
    [file],
  );
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    else void audio.current?.play().catch(() => undefined);
  };
  const jump = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  };
  const changeSpeed = (value: number) => {
    if (audio.current) audio.current.playbackRate = value;
    setSpeed(value);
  };
  const time = t('media.player.time', { at: clockTime(at), length: clockTime(length) });
  return (
    <Row as="figure" gap={14} className={classes.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words are in the document */}
      <audio
        ref={attach}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => {
          event.currentTarget.playbackRate = speed;
          if (Number.isFinite(event.currentTarget.duration)) setLength(event.currentTarget.duration);
        }}
      />
      <ActionIcon
        variant="filled"
        color="brand"
        size={44}
        radius={22}
        disabled={!bytes}
        aria-label={t(isPlaying ? 'media.player.pause' : 'media.player.play')}
        onClick={toggle}
      >
        {isPlaying ? (
          <IconPlayerPauseFilled size={20} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden="true" />
        )}
      </ActionIcon>
      <div className={classes.track}>
        <Waveform bytes={bytes} played={length > 0 ? at / length : 0} />
        <input
          type="range"
          className={classes.position}
          min={0}
          max={length}
          step={1}
          value={at}
          disabled={!bytes}
          aria-label={t('media.player.position')}
          aria-valuetext={time}
          onChange={(event) => jump(Number(event.currentTarget.value))}
        />
      </div>
      <Text as="span" size="sm" tone="muted" nowrap className={classes.time} aria-hidden="true">
        {clockTime(at)} / {clockTime(length)}
      </Text>
      <NativeSelect
        className={classes.speed}
        aria-label={t('media.player.speed')}
        value={String(speed)}
        data={speeds.map((value) => ({ value: String(value), label: `${value.toLocaleString(language)}×` }))}
        onChange={(event) => changeSpeed(Number(event.currentTarget.value))}
      />
    </Row>
  );
}
