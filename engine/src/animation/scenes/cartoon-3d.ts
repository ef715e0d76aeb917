// Glossy balls with shadow and light of their own drop in, squash, bounce and come to rest around the words.
import { blend, faded, inkOn } from '../colours.ts';
import { clamp, mix, type Scene, times } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

/** Height of a ball that was let go at 1 and keeps three fifths of each bounce; seconds are its own. */
function bounce(seconds: number): number {
  let start = 0;
  let height = 1;
  let length = 0.45;
  if (seconds < length) return 1 - (seconds / length) ** 2;
  start = length;
  for (let jump = 0; jump < 5; jump += 1) {
    height *= 0.42;
    length = 0.9 * Math.sqrt(height);
    if (seconds < start + length) {
      const x = (seconds - start) / length;
      return 4 * height * x * (1 - x);
    }
    start += length;
  }
  return 0;
}

export const cartoon3d: Scene = {
  create: ({ width, height, unit, palette, random, title }) => {
    const floor = height * 0.84;
    const colours = [
      palette.main,
      palette.second,
      blend(palette.main, palette.second, 0.5),
      blend(palette.main, '#ffffff', 0.45),
    ];
    const balls = times(9, (index) => ({
      x: (index + 0.5) / 9 + (random() - 0.5) * 0.05,
      size: unit * mix(0.045, 0.105, random()),
      start: random() * 0.9,
      colour: colours[index % colours.length] ?? palette.main,
    })).sort((a, b) => a.size - b.size);
    return ({ pen, t, time }) => {
      const backdrop = pen.createLinearGradient(0, 0, 0, height);
      backdrop.addColorStop(0, blend(palette.light, palette.main, 0.12));
      backdrop.addColorStop(0.78, palette.light);
      backdrop.addColorStop(0.8, blend(palette.light, palette.main, 0.18));
      backdrop.addColorStop(1, blend(palette.light, palette.main, 0.32));
      pen.fillStyle = backdrop;
      pen.fillRect(0, 0, width, height);
      for (const ball of balls) {
        const age = time - ball.start;
        if (age < 0) continue;
        const lift = bounce(age);
        const isLow = clamp(1 - lift * 9);
        const squash = age < 3 ? 1 - 0.22 * isLow * Math.exp(-age * 1.4) : 1;
        const x = ball.x * width + Math.sin(t * 5 + ball.x * 9) * unit * 0.006;
        const [rx, ry] = [ball.size * (2 - squash), ball.size * squash];
        const y = floor - ry - lift * height * 0.75;
        pen.fillStyle = faded(palette.deep, 0.24 * (1 - lift * 0.8));
        pen.beginPath();
        pen.ellipse(x, floor, rx * mix(1, 0.5, lift), ball.size * 0.2, 0, 0, 7);
        pen.fill();
        const gloss = pen.createRadialGradient(x - rx * 0.35, y - ry * 0.4, rx * 0.05, x, y, rx * 1.05);
        gloss.addColorStop(0, '#ffffff');
        gloss.addColorStop(0.18, blend(ball.colour, '#ffffff', 0.4));
        gloss.addColorStop(0.6, ball.colour);
        gloss.addColorStop(1, blend(ball.colour, palette.deep, 0.6));
        pen.fillStyle = gloss;
        pen.beginPath();
        pen.ellipse(x, y, rx, ry, 0, 0, 7);
        pen.fill();
      }
      const type = fitType(pen, title, { width: width * 0.84, height: height * 0.36 }, { largest: unit * 0.13 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      drawLines(pen, type, { x: width / 2, y: height * 0.32 }, (line, x, y, index) => {
        const pop = clamp((time - 0.3 - index * 0.18) / 0.4);
        const over = pop === 0 ? 0 : 1 + Math.sin(pop * Math.PI) * 0.12 * (1 - pop) + (pop - 1) * (1 - pop);
        pen.save();
        pen.translate(x, y);
        pen.scale(clamp(over, 0, 1.2), clamp(over, 0, 1.2));
        for (let depth = Math.round(type.size * 0.07); depth > 0; depth -= 1) {
          pen.fillStyle = blend(palette.main, palette.deep, 0.6);
          pen.fillText(line, depth * 0.4, depth);
        }
        pen.fillStyle = inkOn(palette.light) === '#ffffff' ? '#ffffff' : palette.main;
        pen.fillText(line, 0, 0);
        pen.restore();
      });
    };
  },
};
