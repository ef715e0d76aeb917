// Sheets of coloured paper in layers, each with its shadow: hills, clouds on threads, a sun that rises, and a banner with the words.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

function withShadow(pen: Pen, unit: number, draw: () => void): void {
  pen.save();
  pen.shadowColor = faded('#1b120a', 0.38);
  pen.shadowBlur = unit * 0.018;
  pen.shadowOffsetY = unit * 0.01;
  draw();
  pen.restore();
}

export const paperCutOut: Scene = {
  create: ({ width, height, unit, palette, random, title }) => {
    const hills = times(4, (layer) => ({
      base: mix(0.62, 0.9, layer / 3),
      peaks: times(7, () => mix(0.02, 0.12, random())),
      colour: blend(blend(palette.main, '#ffffff', 0.5), blend(palette.main, palette.deep, 0.55), layer / 3),
      pace: mix(0.02, 0.11, layer / 3),
    }));
    const clouds = times(4, () => ({
      x: random(),
      drop: mix(0.12, 0.34, random()),
      size: mix(0.06, 0.1, random()),
      sway: random() * turn,
    }));
    const rays = 14;
    return ({ pen, t, time }) => {
      pen.fillStyle = blend(palette.second, '#ffffff', 0.72);
      pen.fillRect(0, 0, width, height);
      const rise = ease(clamp(time / 1.6));
      const [sx, sy] = [width * 0.72, height * mix(0.95, 0.34, rise)];
      withShadow(pen, unit, () => {
        pen.fillStyle = blend(palette.second, '#ffffff', 0.2);
        pen.beginPath();
        for (let ray = 0; ray < rays * 2; ray += 1) {
          const angle = (ray / (rays * 2)) * turn + t * 0.8;
          const reach = unit * (ray % 2 === 0 ? 0.27 : 0.2);
          pen.lineTo(sx + Math.cos(angle) * reach, sy + Math.sin(angle) * reach);
        }
        pen.closePath();
        pen.fill();
      });
      withShadow(pen, unit, () => {
        pen.fillStyle = palette.second;
        pen.beginPath();
        pen.arc(sx, sy, unit * 0.15, 0, turn);
        pen.fill();
      });
      for (const hill of hills) {
        withShadow(pen, unit, () => {
          pen.fillStyle = hill.colour;
          pen.beginPath();
          pen.moveTo(-width * 0.1, height * 1.1);
          const count = hill.peaks.length;
          for (let peak = 0; peak < count; peak += 1) {
            const x = (peak / (count - 1)) * width * 1.3 - width * 0.1 - t * hill.pace * width;
            const y = height * (hill.base - (hill.peaks[peak] ?? 0));
            if (peak === 0) pen.lineTo(x, y);
            else pen.quadraticCurveTo(x - (width * 1.3) / count / 2, height * (hill.base + 0.04), x, y);
          }
          pen.lineTo(width * 1.3, height * 1.1);
          pen.fill();
        });
      }
      for (const cloud of clouds) {
        const swing = Math.sin(time * 1.1 + cloud.sway) * 0.05;
        const drop = cloud.drop * ease(clamp(time / 0.9));
        pen.save();
        pen.translate(cloud.x * width, 0);
        pen.rotate(swing);
        pen.strokeStyle = faded('#4a3a2a', 0.45);
        pen.lineWidth = Math.max(1, unit * 0.002);
        pen.beginPath();
        pen.moveTo(0, -unit * 0.1);
        pen.lineTo(0, drop * height);
        pen.stroke();
        withShadow(pen, unit, () => {
          pen.fillStyle = '#fffdf8';
          pen.beginPath();
          const r = cloud.size * unit;
          for (const [dx, dy, size] of [
            [-1, 0.1, 0.7],
            [0, -0.2, 1],
            [1, 0.1, 0.75],
            [0.1, 0.3, 0.8],
          ] as const) {
            pen.moveTo(dx * r + size * r, drop * height + dy * r);
            pen.arc(dx * r, drop * height + dy * r, size * r, 0, turn);
          }
          pen.fill();
        });
        pen.restore();
      }
      const unrolled = ease(clamp((time - 0.5) / 0.9));
      if (unrolled === 0) return;
      const box = { width: width * 0.74, height: height * (width > height ? 0.34 : 0.26) };
      const type = fitType(pen, title, box, { largest: unit * 0.12 });
      const high = type.lines.length * type.leading + unit * 0.09;
      const wide = (width * 0.84 * unrolled) / 2;
      pen.save();
      pen.translate(width / 2, height * 0.52);
      pen.rotate(-0.025 + Math.sin(time * 0.9) * 0.008);
      withShadow(pen, unit, () => {
        pen.fillStyle = '#fffaf0';
        pen.beginPath();
        pen.moveTo(-wide, -high / 2);
        for (let notch = 0; notch <= 24; notch += 1)
          pen.lineTo(-wide + (notch / 24) * wide * 2, -high / 2 + (notch % 2) * unit * 0.004);
        pen.lineTo(wide - unit * 0.03, 0);
        pen.lineTo(wide, high / 2);
        pen.lineTo(-wide, high / 2);
        pen.lineTo(-wide + unit * 0.03, 0);
        pen.fill();
      });
      pen.beginPath();
      pen.rect(-wide, -high, wide * 2, high * 2);
      pen.clip();
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      pen.fillStyle = blend(palette.main, palette.deep, 0.5);
      drawLines(pen, type, { x: 0, y: 0 });
      pen.restore();
    };
  },
};
