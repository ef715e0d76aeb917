// A landscape of few pixels that scrolls past under a striped sun, as consoles of two hundred lines showed it; the words in a box below.
import { blend } from '../colours.ts';
import { mix, type Scene, times } from '../stage.ts';
import { face, fitType } from '../type.ts';

/** Pixels of the shorter edge; every one of them is seen. */
const lines = 144;

export const pixelArt: Scene = {
  stepsASecond: 12,
  create: ({ width, height, unit, palette, random, title, canvas }) => {
    const scale = unit / lines;
    const [w, h] = [Math.round(width / scale), Math.round(height / scale)];
    const small = canvas(w, h);
    const dot = small.getContext('2d');
    const bands = times(10, (index) =>
      blend(blend(palette.deep, '#2b1a5a', 0.5), blend(palette.second, '#ff9a5c', 0.3), index / 9),
    );
    const stars = times(50, () => ({
      x: Math.floor(random() * w),
      y: Math.floor(random() * h * 0.4),
      beat: Math.floor(random() * 8),
    }));
    const skyline = [0.45, 1, 2.1].map((pace, layer) => ({
      pace,
      colour: blend(blend(palette.main, palette.deep, 0.35), '#0b0914', layer / 2.6),
      heights: times(64, () => Math.floor(mix(0.06, 0.24 - layer * 0.05, random()) * h)),
    }));
    const horizon = Math.floor(h * 0.68);
    return ({ pen, time }) => {
      const tick = Math.round(time * 12);
      for (const [index, colour] of bands.entries()) {
        dot.fillStyle = colour;
        dot.fillRect(0, Math.floor((index / bands.length) * horizon), w, Math.ceil(horizon / bands.length) + 1);
      }
      for (const star of stars) {
        dot.fillStyle = (tick + star.beat) % 8 < 2 ? '#ffffff' : '#b9b2d8';
        dot.fillRect(star.x, star.y, 1, 1);
      }
      const [cx, cy, radius] = [Math.floor(w / 2), horizon - Math.floor(lines * 0.12), Math.floor(lines * 0.26)];
      for (let y = -radius; y <= radius; y += 1) {
        if (y > 0 && (y + Math.floor(tick / 3)) % 6 < Math.floor((y / radius) * 4)) continue;
        const half = Math.floor(Math.sqrt(radius * radius - y * y));
        dot.fillStyle = blend('#ffe08a', palette.second, (y + radius) / (radius * 2));
        dot.fillRect(cx - half, cy + y, half * 2, 1);
      }
      for (const layer of skyline) {
        dot.fillStyle = layer.colour;
        const step = 6;
        for (let x = -step; x < w + step; x += step) {
          const column = Math.floor((x + tick * layer.pace) / step);
          const high = layer.heights[((column % 64) + 64) % 64] ?? 4;
          dot.fillRect(Math.floor(column * step - tick * layer.pace), horizon - high, step, high + 1);
        }
      }
      dot.fillStyle = blend(palette.main, palette.deep, 0.6);
      dot.fillRect(0, horizon, w, h - horizon);
      dot.fillStyle = blend(palette.main, '#ffffff', 0.3);
      for (let row = 0; row < 7; row += 1) {
        const y = horizon + Math.floor(((row + ((tick * 0.5) % 1)) / 7) ** 2 * (h - horizon));
        dot.fillRect(0, y, w, 1);
      }
      for (let column = -14; column <= 14; column += 1) {
        for (let y = 0; y < h - horizon; y += 1) {
          const x = cx + Math.floor(column * (8 + y * 1.1));
          if (x >= 0 && x < w) dot.fillRect(x, horizon + y, 1, 1);
        }
      }
      const bird = Math.floor(tick * 1.4) % (w + 40);
      dot.fillStyle = '#14101f';
      for (const [offset, lift] of [
        [0, 0],
        [12, 6],
        [22, -3],
      ] as const) {
        const flap = (tick + offset) % 4 < 2 ? 1 : -1;
        dot.fillRect(bird - offset - 2, Math.floor(h * 0.2) + lift - flap, 2, 1);
        dot.fillRect(bird - offset, Math.floor(h * 0.2) + lift, 2, 1);
        dot.fillRect(bird - offset + 2, Math.floor(h * 0.2) + lift - flap, 2, 1);
      }
      // Letters are drawn large and taken down to pixels with hard edges, so that they stay readable.
      const shownLetters = Math.floor(Math.max(0, time - 0.4) * 22);
      pen.imageSmoothingEnabled = false;
      pen.drawImage(small, 0, 0, w, h, 0, 0, w * scale, h * scale);
      const box = { width: width * 0.84, height: unit * 0.3 };
      const type = fitType(
        pen,
        title,
        { width: box.width - unit * 0.08, height: box.height - unit * 0.05 },
        { largest: unit * 0.095 },
      );
      const top = height - box.height - unit * 0.05;
      const snap = (value: number) => Math.round(value / scale) * scale;
      const left = snap((width - box.width) / 2);
      for (const [inset, colour] of [
        [0, '#ffffff'],
        [2, '#14101f'],
        [3, blend(palette.deep, '#1d1540', 0.5)],
      ] as const) {
        pen.fillStyle = colour;
        pen.fillRect(
          left + inset * scale,
          snap(top) + inset * scale,
          snap(box.width) - inset * 2 * scale,
          snap(box.height) - inset * 2 * scale,
        );
      }
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'left';
      pen.textBaseline = 'middle';
      pen.fillStyle = '#ffffff';
      let spent = 0;
      for (const [index, line] of type.lines.entries()) {
        const letters = [...line];
        const shown = letters.slice(0, Math.max(0, shownLetters - spent)).join('');
        spent += letters.length;
        pen.fillText(
          shown,
          left + unit * 0.04,
          snap(top) + box.height / 2 + (index - (type.lines.length - 1) / 2) * type.leading,
        );
      }
      pen.imageSmoothingEnabled = true;
    };
  },
};
