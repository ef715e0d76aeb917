// Grounds that look drawn: cut paper, contour lines, an animated sky and an old print.
import { blend, faded } from '../../animation/colours.ts';
import { mix, times, turn } from '../../animation/stage.ts';
import { type DrawGround, disc, fill, fillDown, pick } from './ground.ts';

/** Hills of cut paper before a low sun. */
export const hills: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fillDown(pen, ground, blend(palette.light, palette.second, 0.25), blend(palette.light, '#ffffff', 0.3));
  const sun = [width * mix(0.2, 0.8, random()), height * mix(0.22, 0.42, random())] as const;
  for (const ring of [0.3, 0.24, 0.18]) {
    pen.fillStyle = faded(palette.second, ring === 0.18 ? 1 : 0.25);
    disc(pen, sun[0], sun[1], Math.min(width, height) * ring);
  }
  const layers = 5;
  for (const layer of times(layers, (at) => at)) {
    const share = layer / (layers - 1);
    const base = height * mix(0.46, 0.88, share);
    const [a, b, start] = [mix(0.6, 1.4, random()), mix(1.8, 3.4, random()), random() * turn];
    pen.save();
    pen.shadowColor = faded(palette.deep, 0.35);
    pen.shadowBlur = reach * 0.02;
    pen.shadowOffsetY = -reach * 0.004;
    pen.fillStyle = blend(blend(palette.main, palette.light, 0.55), palette.deep, share);
    pen.beginPath();
    pen.moveTo(-20, height + 20);
    for (let x = -20; x <= width + 20; x += reach / 120) {
      const along = x / reach;
      pen.lineTo(x, base - height * (0.09 * Math.sin(along * turn * a + start) + 0.035 * Math.sin(along * turn * b + start * 2)));
    }
    pen.lineTo(width + 20, height + 20);
    pen.fill();
    pen.restore();
  }
};

/** Contour lines as on a walker's map. */
export const contours: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fill(pen, ground, blend(palette.light, '#ffffff', 0.5));
  const peaks = times(4, () => ({ x: random() * width, y: random() * height, far: reach * mix(0.2, 0.42, random()) }));
  pen.lineJoin = 'round';
  for (const [index, { x, y, far }] of peaks.entries()) {
    const waves = times(4, (at) => ({ many: at + 2, strong: mix(0.02, 0.1, random()), start: random() * turn }));
    for (const ring of times(15, (at) => 15 - at)) {
      const radius = (far * ring) / 15;
      pen.strokeStyle = faded(index % 2 === 0 ? palette.main : palette.deep, ring % 5 === 0 ? 0.95 : 0.5);
      pen.lineWidth = (reach / 700) * (ring % 5 === 0 ? 2.4 : 1.2);
      pen.fillStyle = faded(index % 2 === 0 ? palette.second : palette.main, 0.035);
      pen.beginPath();
      for (let angle = 0; angle < turn; angle += turn / 120) {
        const bent = waves.reduce(
          (sum, { many, strong, start }) => sum + strong * Math.sin(angle * many + start + ring * 0.06),
          1,
        );
        pen.lineTo(x + Math.cos(angle) * radius * bent, y + Math.sin(angle) * radius * bent);
      }
      pen.closePath();
      pen.fill();
      pen.stroke();
    }
  }
};

/** A high summer sky with towering clouds. */
export const sky: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fillDown(pen, ground, blend(palette.main, palette.deep, 0.25), blend(palette.main, '#ffffff', 0.7));
  const [x, y] = [width * mix(0.1, 0.9, random()), height * mix(0.05, 0.3, random())];
  for (const ray of times(14, (at) => at)) {
    const angle = (ray / 14) * turn + random() * 0.2;
    pen.fillStyle = faded('#ffffff', 0.09);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * reach * 2, y + Math.sin(angle) * reach * 2);
    pen.lineTo(x + Math.cos(angle + 0.14) * reach * 2, y + Math.sin(angle + 0.14) * reach * 2);
    pen.fill();
  }
  for (const cloud of times(6, (at) => at)) {
    const [left, base, size] = [random() * width, height * mix(0.55, 0.95, cloud / 5), reach * mix(0.1, 0.2, random())];
    const puffs = times(9, () => ({ dx: mix(-1.3, 1.3, random()), up: random(), radius: mix(0.3, 0.6, random()) }));
    for (const [dy, colour] of [
      [0.1, blend('#ffffff', palette.main, 0.35)],
      [0, '#ffffff'],
    ] as const) {
      pen.fillStyle = colour;
      for (const { dx, up, radius } of puffs) disc(pen, left + dx * size, base - up * size * 0.8 + dy * size, radius * size);
    }
  }
  for (const _ of times(28, (at) => at)) {
    pen.save();
    pen.translate(random() * width, random() * height);
    pen.rotate(random() * turn);
    pen.fillStyle = faded(pick([palette.second, blend(palette.second, '#ffffff', 0.5)], random()), 0.9);
    pen.beginPath();
    pen.ellipse(0, 0, reach * 0.011, reach * 0.005, 0, 0, turn);
    pen.fill();
    pen.restore();
  }
};

/** Rays and dots of an old print. */
export const print: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  const paper = blend(blend(palette.light, palette.second, 0.2), '#e9d9b4', 0.5);
  fill(pen, ground, paper);
  const [x, y] = [width * mix(0.25, 0.75, random()), height * mix(0.45, 0.95, random())];
  const rays = Math.round(mix(11, 19, random())) * 2;
  for (const ray of times(rays / 2, (at) => at * 2)) {
    pen.fillStyle = blend(ray % 4 === 0 ? palette.main : palette.second, paper, 0.25);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, reach * 2, (ray / rays) * turn, ((ray + 1) / rays) * turn);
    pen.fill();
  }
  const step = reach / 70;
  pen.fillStyle = faded(palette.deep, 0.22);
  for (let row = 0; row * step < height; row += 1) {
    for (let at = (row % 2) * (step / 2); at < width; at += step) {
      const far = Math.hypot(at - x, row * step - y) / reach;
      disc(pen, at, row * step, step * Math.min(0.42, Math.max(0, far - 0.25) * 0.5));
    }
  }
  pen.fillStyle = blend(palette.deep, palette.main, 0.25);
  disc(pen, x, y, Math.min(width, height) * 0.17);
  for (const _ of times(500, (at) => at)) {
    pen.fillStyle = faded(random() < 0.5 ? '#ffffff' : palette.deep, mix(0.05, 0.2, random()));
    disc(pen, random() * width, random() * height, reach * 0.0012);
  }
};
