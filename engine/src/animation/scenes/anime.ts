// A wide sky with towering clouds, petals in the wind, and for the title a burst of speed lines.
import { blend, faded } from '../colours.ts';
import { during, ease, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

interface Cloud {
  x: number;
  y: number;
  pace: number;
  puffs: { dx: number; dy: number; size: number }[];
}

function drawCloud(pen: Pen, cloud: Cloud, x: number, y: number, unit: number, shade: string): void {
  for (const [colour, lift] of [
    [shade, 0],
    ['#ffffff', -0.018],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const puff of cloud.puffs) {
      pen.moveTo(x + puff.dx * unit, y + (puff.dy + lift) * unit);
      pen.arc(x + puff.dx * unit, y + (puff.dy + lift) * unit, puff.size * unit, 0, turn);
    }
    pen.fill();
  }
}

export const anime: Scene = {
  create: ({ width, height, unit, palette, random, title }) => {
    const clouds: Cloud[] = times(5, (index) => ({
      x: random() * 1.3,
      y: mix(0.42, 0.78, index / 4),
      pace: mix(0.03, 0.12, index / 4),
      puffs: times(12, (puff) => ({
        dx: (puff - 6) * 0.045,
        dy: -Math.sin((puff / 11) * Math.PI) * mix(0.04, 0.16, random()),
        size: mix(0.035, 0.085, random()),
      })),
    }));
    const petals = times(40, () => ({
      x: random(),
      y: random(),
      size: mix(0.006, 0.014, random()),
      spin: random() * turn,
      pace: mix(0.15, 0.4, random()),
    }));
    const rays = times(70, () => ({ angle: random() * turn, from: mix(0.32, 0.6, random()), wide: mix(0.004, 0.018, random()) }));
    return ({ pen, t, time }) => {
      const sky = pen.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, blend('#2f7fe0', palette.main, 0.25));
      sky.addColorStop(0.6, '#8fd0f7');
      sky.addColorStop(1, '#f6e9d2');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, width, height);
      for (const cloud of clouds) {
        const x = (((cloud.x + t * cloud.pace) % 1.4) - 0.2) * width;
        drawCloud(pen, cloud, x, cloud.y * height, unit * 1.3, blend('#a9cdec', palette.main, 0.12));
      }
      pen.fillStyle = blend('#3c8b53', palette.main, 0.3);
      pen.beginPath();
      pen.moveTo(0, height);
      for (let step = 0; step <= 60; step += 1) {
        const sway = Math.sin(step * 1.7 + time * 3) * 0.008;
        pen.lineTo((step / 60) * width, height * (0.9 + Math.sin(step * 0.19) * 0.025 + (step % 2) * 0.018 + sway));
      }
      pen.lineTo(width, height);
      pen.fill();
      const burst = ease(during(t, 0.2, 0.3)) * (1 - ease(during(t, 0.5, 0.62)));
      if (burst > 0) {
        pen.fillStyle = faded('#ffffff', burst * 0.85);
        for (const ray of rays) {
          const angle = ray.angle + Math.floor(time * 12) * 0.13;
          const reach = Math.hypot(width, height);
          pen.beginPath();
          pen.moveTo(width / 2 + Math.cos(angle) * unit * ray.from, height * 0.4 + Math.sin(angle) * unit * ray.from);
          pen.lineTo(width / 2 + Math.cos(angle - ray.wide) * reach, height * 0.4 + Math.sin(angle - ray.wide) * reach);
          pen.lineTo(width / 2 + Math.cos(angle + ray.wide) * reach, height * 0.4 + Math.sin(angle + ray.wide) * reach);
          pen.fill();
        }
      }
      for (const petal of petals) {
        const x = ((petal.x + t * petal.pace * 1.6) % 1.1) * width - unit * 0.05;
        const y = ((petal.y + t * petal.pace) % 1.1) * height;
        pen.save();
        pen.translate(x, y);
        pen.rotate(petal.spin + time * 2);
        pen.fillStyle = faded(blend('#ffb7d0', palette.second, 0.25), 0.9);
        pen.beginPath();
        pen.ellipse(0, 0, petal.size * unit, petal.size * unit * 0.55, 0, 0, turn);
        pen.fill();
        pen.restore();
      }
      const arrive = ease(during(t, 0.22, 0.3));
      const type = fitType(pen, title, { width: width * 0.86, height: height * 0.34 }, { largest: unit * 0.14 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      pen.lineJoin = 'round';
      pen.globalAlpha = arrive;
      drawLines(pen, type, { x: width / 2 + mix(unit * 0.5, 0, arrive), y: height * 0.36 }, (line, x, y) => {
        pen.lineWidth = type.size * 0.2;
        pen.strokeStyle = '#ffffff';
        pen.strokeText(line, x, y);
        pen.lineWidth = type.size * 0.08;
        pen.strokeStyle = palette.deep;
        pen.strokeText(line, x, y);
        pen.fillStyle = palette.second;
        pen.fillText(line, x, y);
      });
      pen.globalAlpha = 1;
    };
  },
};
