// The sound as bars, drawn when its bytes are there and decoded in the browser. What cannot be decoded stays a plain line.
import { useEffect, useRef, useState } from 'react';
import classes from './media.module.css';
import { shapeOf } from './wave-shape.ts';

/** Pixels of a bar and the gap after it. */
const bar = 3;
const gap = 2;
const bars = 150;

async function shapeOfFile(bytes: Blob): Promise<number[]> {
  // Decoding needs no permission to play; one sample rate is as good as another for a picture.
  const decoder = new OfflineAudioContext(1, 1, 22_050);
  const decoded = await decoder.decodeAudioData(await bytes.arrayBuffer());
  return shapeOf(decoded.getChannelData(0), bars);
}

function useShape(bytes: Blob | undefined): number[] | null {
  const [shape, setShape] = useState<number[] | null>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    let isWanted = true;
    const draw = async () => {
      const found = await shapeOfFile(bytes).catch(() => null);
      if (isWanted) setShape(found);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [bytes]);
  return shape;
}

/** `played` from 0 to 1. */
export function Waveform({ bytes, played }: { bytes: Blob | undefined; played: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shape = useShape(bytes);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!canvas.current || !pen) return;
    const { width, height } = canvas.current;
    const style = getComputedStyle(canvas.current);
    pen.clearRect(0, 0, width, height);
    for (let index = 0; index < bars; index += 1) {
      const tall = Math.max(3, (shape?.[index] ?? 0) * height);
      pen.fillStyle = index / bars < played ? style.getPropertyValue('--wave-played') : style.getPropertyValue('--wave-rest');
      pen.beginPath();
      pen.roundRect(index * (bar + gap), (height - tall) / 2, bar, tall, 1.5);
      pen.fill();
    }
  }, [shape, played]);
  return <canvas ref={canvas} className={classes.wave} width={bars * (bar + gap)} height={56} aria-hidden="true" />;
}
