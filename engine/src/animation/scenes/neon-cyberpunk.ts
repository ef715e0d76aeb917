// A city at night in the rain: windows, tubes of light that flicker on, their mirror on wet ground.
import type { Canvas } from '@napi-rs/canvas';
import { blend, faded } from '../colours.ts';
import { clamp, mix, type Pen, type Scene, type Stage, times } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

/** Steps of light: a sign is drawn once for each that it is seen in. */
const steps = 20;

/**
 * Draws a line as neon tubes around its letters. The letters of a variable font consist of overlapping strokes. Outlines inside a
 * letter are removed, so one tube goes around it.
 */
function drawSign(pen: Pen, line: string, size: number, colour: string, power: number, canvas: Stage['canvas']): Canvas {
  const sign = canvas(Math.ceil(pen.measureText(line).width + size * 3), Math.ceil(size * 3.4));
  const tube = sign.getContext('2d');
  tube.font = pen.font;
  tube.textAlign = 'center';
  tube.textBaseline = 'middle';
  tube.lineJoin = 'round';
  for (const [blur, wide, tone] of [
    [1.1, 0.18, faded(colour, 0.5 * power)],
    [0.45, 0.12, faded(colour, 0.85 * power)],
    [0.12, 0.06, faded(blend(colour, '#ffffff', 0.75), power)],
  ] as const) {
    tube.shadowColor = colour;
    tube.shadowBlur = size * blur * power;
    tube.strokeStyle = tone;
    tube.lineWidth = size * wide;
    tube.strokeText(line, sign.width / 2, sign.height / 2);
  }
  tube.shadowBlur = 0;
  tube.globalCompositeOperation = 'destination-out';
  tube.fillStyle = '#000000';
  tube.fillText(line, sign.width / 2, sign.height / 2);
  return sign;
}

export const neonCyberpunk: Scene = {
  create: ({ width, height, unit, palette, random, title, canvas }) => {
    const [first, second] = ['#ff2e88', blend('#19e3ff', palette.main, 0.2)];
    const ground = height * 0.74;
    const houses = times(26, (index) => {
      const isNear = index > 13;
      const wide = unit * mix(0.08, 0.17, random());
      return {
        x: ((index % 14) / 13) * width + (random() - 0.5) * unit * 0.1 - wide / 2,
        wide,
        high: mix(0.22, isNear ? 0.48 : 0.66, random()) * ground,
        isNear,
        lit: times(90, () => random() > 0.62),
        hue: random() > 0.5 ? first : second,
      };
    });
    const drops = times(170, () => ({
      x: random(),
      y: random(),
      pace: mix(1.1, 2.2, random()),
      long: mix(0.02, 0.055, random()),
    }));
    // The houses never change: they are drawn once.
    const city = canvas(width, height);
    const brush = city.getContext('2d');
    for (const house of houses) {
      const top = ground - house.high;
      brush.fillStyle = house.isNear ? '#0b0a1a' : '#16122e';
      brush.fillRect(house.x, top, house.wide, house.high);
      const pane = unit * 0.013;
      let at = 0;
      for (let y = top + pane * 2; y < ground - pane; y += pane * 2.2) {
        for (let x = house.x + pane; x < house.x + house.wide - pane; x += pane * 2) {
          if (house.lit[at++ % 90]) continue;
          brush.fillStyle = faded(at % 7 === 0 ? house.hue : '#ffd9a0', house.isNear ? 0.5 : 0.26);
          brush.fillRect(x, y, pane, pane * 1.2);
        }
      }
    }
    const signs = new Map<string, Canvas>();
    const scene = canvas(width, Math.ceil(ground));
    const view = scene.getContext('2d');
    return ({ pen, t, time }) => {
      const night = view.createLinearGradient(0, 0, 0, ground);
      night.addColorStop(0, '#05030f');
      night.addColorStop(0.7, '#2a0f45');
      night.addColorStop(1, blend('#6b1f6a', palette.main, 0.2));
      view.fillStyle = night;
      view.fillRect(0, 0, width, ground);
      const zoom = mix(1, 1.07, t);
      view.drawImage(city, (width - width * zoom) / 2, ground - ground * zoom, width * zoom, height * zoom);
      const flicker = (start: number) => {
        const age = time - start;
        if (age < 0) return 0;
        if (age < 0.5) return Math.sin(age * 71) > 0.1 ? 0.85 : 0.12;
        return 0.94 + 0.06 * Math.sin(time * 23) - (Math.sin(time * 1.7) > 0.985 ? 0.5 : 0);
      };
      const type = fitType(view, title, { width: width * 0.82, height: ground * 0.5 }, { largest: unit * 0.14 });
      view.font = `700 ${type.size}px ${face}`;
      view.textAlign = 'center';
      view.lineJoin = 'round';
      const level = Math.round(clamp(flicker(0.3)) * steps);
      drawLines(view, type, { x: width / 2, y: ground * 0.42 }, (line, x, y) => {
        const key = `${level} ${line}`;
        const sign = signs.get(key) ?? drawSign(view, line, type.size, first, level / steps, canvas);
        signs.set(key, sign);
        view.drawImage(sign, x - sign.width / 2, y - sign.height / 2);
      });
      const power = clamp(flicker(0.9));
      view.shadowColor = second;
      view.shadowBlur = unit * 0.04 * power;
      view.strokeStyle = faded(blend(second, '#ffffff', 0.4), power);
      view.lineWidth = unit * 0.006;
      const frame = { high: type.lines.length * type.leading + unit * 0.09, wide: width * 0.9 };
      view.strokeRect((width - frame.wide) / 2, ground * 0.42 - frame.high / 2, frame.wide, frame.high);
      view.shadowBlur = 0;
      pen.drawImage(scene, 0, 0);
      pen.fillStyle = '#07040f';
      pen.fillRect(0, ground, width, height - ground);
      pen.save();
      pen.globalAlpha = 0.5;
      for (let y = 0; y < height - ground; y += 2) {
        const source = ground - 1 - (y / (height - ground)) * ground * 0.75;
        const shift = Math.sin(y * 0.16 + time * 5) * unit * 0.006 * (y / (height - ground) + 0.3);
        pen.drawImage(scene, 0, source, width, 2, shift, ground + y, width, 2);
      }
      pen.restore();
      const wet = pen.createLinearGradient(0, ground, 0, height);
      wet.addColorStop(0, faded('#07040f', 0.05));
      wet.addColorStop(1, faded('#07040f', 0.85));
      pen.fillStyle = wet;
      pen.fillRect(0, ground, width, height - ground);
      pen.strokeStyle = faded('#bfe9ff', 0.3);
      pen.lineWidth = Math.max(1, unit * 0.0018);
      pen.beginPath();
      for (const drop of drops) {
        const y = ((drop.y + time * drop.pace) % 1.1) * height;
        const x = ((drop.x + 1 - time * 0.05) % 1) * width;
        pen.moveTo(x, y);
        pen.lineTo(x - drop.long * unit * 0.12, y + drop.long * unit);
      }
      pen.stroke();
    };
  },
};
