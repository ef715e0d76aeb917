// A canvas that is painted before one's eyes: thick strokes along a slow current, bristle by bristle, and the words left in light paint.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Scene, times } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

export const oilPainting: Scene = {
  create: ({ width, height, unit, palette, random, title, seconds, canvas }) => {
    const tones = [
      palette.deep,
      blend(palette.main, palette.deep, 0.5),
      palette.main,
      blend(palette.main, '#ffffff', 0.35),
      palette.second,
      blend(palette.second, '#ffffff', 0.5),
    ];
    const swirls = times(4, () => ({ x: random(), y: random(), pull: (random() - 0.5) * 3 }));
    const flow = (x: number, y: number) =>
      swirls.reduce((sum, swirl) => sum + Math.atan2(y - swirl.y, x - swirl.x) * swirl.pull, 0) + Math.sin(y * 5) * 0.6;
    const strokes = times(1500, (index) => {
      const [x, y] = [random(), random()];
      const sky = clamp(1 - y + (random() - 0.5) * 0.5);
      return {
        x,
        y,
        angle: flow(x, y),
        long: mix(0.05, 0.17, random()),
        wide: mix(0.012, 0.032, random()) * (index < 500 ? 1.9 : 1),
        colour: blend(
          tones[Math.floor(sky * (tones.length - 1))] ?? palette.main,
          tones[Math.floor(random() * tones.length)] ?? palette.second,
          0.32,
        ),
        bristles: times(5, () => random() - 0.5),
      };
    });
    // Paint stays where it was put, so strokes are laid on a canvas of their own as time passes.
    const layer = canvas(width, height);
    const brush = layer.getContext('2d');
    brush.fillStyle = blend(palette.deep, '#6b4a2e', 0.4);
    brush.fillRect(0, 0, width, height);
    brush.lineCap = 'round';
    let laid = 0;
    return ({ pen, time }) => {
      const wanted = Math.round(strokes.length * clamp(0.3 + (0.7 * time) / (seconds * 0.8)));
      for (; laid < wanted; laid += 1) {
        const stroke = strokes[laid];
        if (!stroke) break;
        const [dx, dy] = [Math.cos(stroke.angle), Math.sin(stroke.angle)];
        for (const bristle of stroke.bristles) {
          const offset = bristle * stroke.wide * unit;
          const [x, y] = [stroke.x * width - dy * offset, stroke.y * height + dx * offset];
          brush.strokeStyle = faded(blend(stroke.colour, bristle > 0.2 ? '#ffffff' : palette.deep, Math.abs(bristle) * 0.3), 0.9);
          brush.lineWidth = (stroke.wide * unit) / 3.2;
          brush.beginPath();
          brush.moveTo(x, y);
          brush.quadraticCurveTo(
            x + dx * stroke.long * unit * 0.5 - dy * unit * 0.012,
            y + dy * stroke.long * unit * 0.5,
            x + dx * stroke.long * unit,
            y + dy * stroke.long * unit + dx * unit * 0.02,
          );
          brush.stroke();
        }
      }
      pen.drawImage(layer, 0, 0);
      const shown = ease(clamp((time - 0.6) / 1.2));
      const veil = pen.createRadialGradient(width / 2, height / 2, unit * 0.1, width / 2, height / 2, unit * 0.8);
      veil.addColorStop(0, faded(palette.deep, 0.62 * shown));
      veil.addColorStop(1, faded(palette.deep, 0));
      pen.fillStyle = veil;
      pen.fillRect(0, 0, width, height);
      const type = fitType(pen, title, { width: width * 0.8, height: height * 0.46 }, { largest: unit * 0.14 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      drawLines(pen, type, { x: width / 2, y: height / 2 }, (line, x, y) => {
        for (const [dx, dy, colour] of [
          [2.4, 3.2, faded(palette.deep, shown)],
          [-1.4, -1.4, faded('#ffffff', shown)],
          [0, 0, faded('#f8ead0', shown)],
        ] as const) {
          pen.fillStyle = colour;
          pen.fillText(line, x + dx * (type.size / 60), y + dy * (type.size / 60));
        }
      });
    };
  },
};
