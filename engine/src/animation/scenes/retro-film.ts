// The leader of an old film counts down, then a title card of the silent days; scratches, dust and a gate that never holds still.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType, type SetType } from '../type.ts';

function leader(
  pen: Pen,
  { width, height, unit }: { width: number; height: number; unit: number },
  number: number,
  sweep: number,
): void {
  pen.fillStyle = '#d9cdb4';
  pen.fillRect(0, 0, width, height);
  const [x, y] = [width / 2, height / 2];
  pen.fillStyle = faded('#8d7f63', 0.55);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, Math.hypot(width, height), -turn / 4, -turn / 4 + sweep * turn);
  pen.fill();
  pen.strokeStyle = '#2b241a';
  pen.lineWidth = unit * 0.006;
  for (const radius of [0.36, 0.3]) {
    pen.beginPath();
    pen.arc(x, y, unit * radius, 0, turn);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(width, y);
  pen.moveTo(x, 0);
  pen.lineTo(x, height);
  pen.stroke();
  pen.font = `700 ${unit * 0.4}px ${face}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#2b241a';
  pen.fillText(String(number), x, y + unit * 0.02);
}

function card(
  pen: Pen,
  { width, height, unit }: { width: number; height: number; unit: number },
  type: SetType,
  shown: number,
  tone: string,
): void {
  pen.fillStyle = '#17120c';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = blend('#d9cdb4', tone, 0.2);
  for (const [inset, wide] of [
    [0.055, 0.008],
    [0.078, 0.003],
  ] as const) {
    pen.lineWidth = unit * wide;
    pen.strokeRect(unit * inset, unit * inset, width - unit * inset * 2, height - unit * inset * 2);
  }
  for (const [cx, cy] of [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const) {
    pen.beginPath();
    pen.arc(
      cx === 0 ? unit * 0.055 : width - unit * 0.055,
      cy === 0 ? unit * 0.055 : height - unit * 0.055,
      unit * 0.06,
      0,
      turn,
    );
    pen.fillStyle = '#17120c';
    pen.fill();
    pen.lineWidth = unit * 0.004;
    pen.stroke();
  }
  pen.font = `700 ${type.size}px ${face}`;
  pen.textAlign = 'center';
  pen.fillStyle = faded('#efe4cb', shown);
  drawLines(pen, type, { x: width / 2, y: height / 2 });
}

export const retroFilm: Scene = {
  stepsASecond: 18,
  create: ({ width, height, unit, palette, random, title, seconds }) => {
    const counting = Math.min(1.8, seconds * 0.4);
    const specks = times(400, () => ({
      x: random(),
      y: random(),
      size: mix(0.001, 0.006, random() ** 3),
      long: random() > 0.93,
    }));
    return ({ pen, time }) => {
      const step = Math.round(time * 18);
      const chance = (salt: number) => {
        const value = Math.sin(step * 127.1 + salt * 311.7) * 43758.5453;
        return value - Math.floor(value);
      };
      pen.save();
      pen.translate((chance(1) - 0.5) * unit * 0.006, (chance(2) - 0.5) * unit * 0.01);
      pen.scale(1.02, 1.02);
      pen.translate(-width * 0.01, -height * 0.01);
      if (time < counting) {
        const part = (time / counting) * 3;
        leader(pen, { width, height, unit }, 3 - Math.floor(part), part % 1);
      } else {
        const type = fitType(pen, title, { width: width * 0.74, height: height * 0.56 }, { largest: unit * 0.12 });
        card(pen, { width, height, unit }, type, ease(clamp((time - counting) / 0.6)), palette.second);
      }
      pen.restore();
      for (let index = 0; index < 14; index += 1) {
        const speck = specks[Math.floor(chance(index + 10) * specks.length)];
        if (!speck) continue;
        pen.fillStyle = faded(chance(index + 30) > 0.5 ? '#fff8e6' : '#120d07', 0.75);
        pen.strokeStyle = pen.fillStyle;
        pen.lineWidth = unit * 0.0016;
        pen.beginPath();
        if (speck.long) {
          pen.moveTo(speck.x * width, speck.y * height);
          pen.quadraticCurveTo(
            speck.x * width + unit * 0.03,
            speck.y * height - unit * 0.03,
            speck.x * width + unit * 0.02,
            speck.y * height + unit * 0.05,
          );
          pen.stroke();
        } else {
          pen.arc(speck.x * width, speck.y * height, speck.size * unit, 0, turn);
          pen.fill();
        }
      }
      for (let line = 0; line < 3; line += 1) {
        if (chance(line + 60) > 0.55) continue;
        const x = (0.15 + 0.7 * chance(Math.floor(step / 6) + line * 9)) * width;
        pen.strokeStyle = faded('#f3e9d2', 0.32);
        pen.lineWidth = Math.max(1, unit * 0.0018);
        pen.beginPath();
        pen.moveTo(x, 0);
        pen.lineTo(x + (chance(line) - 0.5) * unit * 0.01, height);
        pen.stroke();
      }
      pen.globalCompositeOperation = 'multiply';
      pen.fillStyle = blend('#e9cfa0', palette.second, 0.1);
      pen.fillRect(0, 0, width, height);
      pen.globalCompositeOperation = 'source-over';
      const edge = pen.createRadialGradient(
        width / 2,
        height / 2,
        Math.min(width, height) * 0.35,
        width / 2,
        height / 2,
        Math.hypot(width, height) * 0.56,
      );
      edge.addColorStop(0, faded('#000000', 0));
      edge.addColorStop(1, faded('#0a0603', 0.78));
      pen.fillStyle = edge;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = faded('#fff3d6', chance(77) * 0.05);
      pen.fillRect(0, 0, width, height);
    };
  },
};
