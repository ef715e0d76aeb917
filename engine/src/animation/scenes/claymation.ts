// Lumps of clay that breathe and change their outline twelve times a second, with thumb marks, on a table; the words are pressed slabs.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

/** A lump's outline: a circle that was pushed about, a little differently at each step. */
function lump(pen: Pen, x: number, y: number, size: number, bumps: number[], step: number): void {
  pen.beginPath();
  for (let point = 0; point <= 48; point += 1) {
    const angle = (point / 48) * turn;
    const push = bumps.reduce(
      (sum, bump, index) =>
        sum + Math.sin(angle * (index + 2) + bump + Math.sin(step * 1.7 + index) * 0.25) * (0.055 / (index + 1)),
      0,
    );
    pen.lineTo(x + Math.cos(angle) * size * (1 + push), y + Math.sin(angle) * size * (1 + push) * 0.94);
  }
  pen.closePath();
}

export const claymation: Scene = {
  stepsASecond: 12,
  create: ({ width, height, unit, palette, random, title }) => {
    const colours = [
      palette.main,
      palette.second,
      blend(palette.main, '#ffffff', 0.35),
      blend(palette.second, palette.deep, 0.25),
    ];
    const lumps = times(7, (index) => ({
      x: (index + 0.5) / 7 + (random() - 0.5) * 0.06,
      size: unit * mix(0.07, 0.13, random()),
      colour: colours[index % 4] ?? palette.main,
      bumps: times(4, () => random() * turn),
      marks: times(7, () => ({ angle: random() * turn, far: random() * 0.75, wide: mix(0.1, 0.24, random()) })),
      start: random() * 0.6,
    }));
    return ({ pen, time }) => {
      const step = Math.round(time * 12);
      const table = pen.createLinearGradient(0, 0, 0, height);
      table.addColorStop(0, blend(palette.second, '#ffffff', 0.55));
      table.addColorStop(0.62, blend(palette.second, '#ffffff', 0.35));
      table.addColorStop(0.63, blend(palette.second, palette.deep, 0.28));
      table.addColorStop(1, blend(palette.second, palette.deep, 0.5));
      pen.fillStyle = table;
      pen.fillRect(0, 0, width, height);
      for (const one of lumps) {
        const grown = ease(clamp((time - one.start) / 0.8));
        if (grown === 0) continue;
        const hop = Math.abs(Math.sin(time * 2.2 + one.start * 8)) * 0.22;
        const size = one.size * grown;
        const [x, y] = [one.x * width, height * 0.78 - size - hop * unit * 0.3];
        pen.fillStyle = faded(palette.deep, 0.3 - hop * 0.7);
        pen.beginPath();
        pen.ellipse(x + size * 0.1, height * 0.78, size * 1.05, size * 0.2, 0, 0, turn);
        pen.fill();
        lump(pen, x, y, size, one.bumps, step);
        const soft = pen.createRadialGradient(x - size * 0.4, y - size * 0.5, size * 0.1, x, y, size * 1.2);
        soft.addColorStop(0, blend(one.colour, '#ffffff', 0.35));
        soft.addColorStop(0.5, one.colour);
        soft.addColorStop(1, blend(one.colour, palette.deep, 0.45));
        pen.fillStyle = soft;
        pen.fill();
        pen.save();
        pen.clip();
        for (const mark of one.marks) {
          const wobble = Math.sin(step * 2.1 + mark.angle * 5) * 0.04;
          const [mx, my] = [
            x + Math.cos(mark.angle + wobble) * size * mark.far,
            y + Math.sin(mark.angle + wobble) * size * mark.far,
          ];
          for (let ridge = 1; ridge <= 3; ridge += 1) {
            pen.strokeStyle = faded(blend(one.colour, palette.deep, 0.5), 0.28);
            pen.lineWidth = size * 0.022;
            pen.beginPath();
            pen.ellipse(mx, my, (size * mark.wide * ridge) / 3, (size * mark.wide * 0.7 * ridge) / 3, mark.angle, 0, turn);
            pen.stroke();
          }
        }
        pen.restore();
      }
      const type = fitType(pen, title, { width: width * 0.84, height: height * 0.36 }, { largest: unit * 0.13 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      pen.lineJoin = 'round';
      drawLines(pen, type, { x: width / 2, y: height * 0.27 }, (line, x, y, index) => {
        const pressed = ease(clamp((time - 0.5 - index * 0.2) / 0.35));
        if (pressed === 0) return;
        pen.save();
        pen.translate(x + Math.sin(step * 2.3 + index) * unit * 0.002, y + (1 - pressed) * -unit * 0.1);
        pen.rotate(Math.sin(step * 1.1 + index * 2) * 0.008);
        for (let depth = Math.ceil(type.size * 0.1); depth >= 0; depth -= 1) {
          const colour = depth === 0 ? blend(palette.main, '#ffffff', 0.12) : blend(palette.main, palette.deep, 0.7);
          pen.lineWidth = type.size * 0.04;
          pen.strokeStyle = colour;
          pen.strokeText(line, 0, depth);
          pen.fillStyle = colour;
          pen.fillText(line, 0, depth);
        }
        pen.restore();
      });
    };
  },
};
