// Grounds without hard edges: light, glow, water and oil.
import { blend, faded } from '../../animation/colours.ts';
import { mix, times, turn } from '../../animation/stage.ts';
import { type DrawGround, disc, fill, fillDown, pick, shadesOf } from './ground.ts';

/** Clouds of light out of focus. */
export const light: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fillDown(pen, ground, palette.deep, blend(palette.deep, palette.main, 0.7));
  const colours = [palette.main, palette.second, blend(palette.main, palette.light, 0.5), blend(palette.main, '#000000', 0.3)];
  for (const colour of [...colours, ...colours]) {
    const [x, y, radius] = [random() * width, random() * height, mix(0.3, 0.62, random()) * reach];
    const cloud = pen.createRadialGradient(x, y, 0, x, y, radius);
    cloud.addColorStop(0, faded(colour, 0.75));
    cloud.addColorStop(1, faded(colour, 0));
    pen.fillStyle = cloud;
    pen.fillRect(0, 0, width, height);
  }
  for (const index of times(26, (at) => at)) {
    pen.fillStyle = faded(index % 3 === 0 ? palette.second : palette.light, mix(0.05, 0.22, random()));
    disc(pen, random() * width, random() * height, reach * mix(0.01, 0.07, random() ** 2));
  }
};

/** Ribbons of light, wave upon wave. */
export const ribbons: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fillDown(pen, ground, blend(palette.deep, '#04050a', 0.55), palette.deep);
  const [slant, swing, knots] = [mix(-0.35, 0.35, random()), mix(0.08, 0.2, random()), mix(1.2, 2.6, random())];
  const phase = random() * turn;
  const count = 46;
  pen.globalCompositeOperation = 'lighter';
  pen.lineWidth = reach / 420;
  for (const index of times(count, (at) => at)) {
    const share = index / count;
    pen.strokeStyle = faded(blend(palette.main, palette.second, share), mix(0.35, 0.85, Math.abs(share - 0.5) * 2));
    pen.beginPath();
    for (let x = -20; x <= width + 20; x += reach / 90) {
      const along = x / width;
      const twist = Math.sin(along * turn * knots * 0.5 + phase);
      const y = height * (0.5 + slant * (along - 0.5) + swing * Math.sin(along * turn * 0.8 + phase + share * 1.4));
      pen.lineTo(x, y + (share - 0.5) * height * 0.5 * twist);
    }
    pen.stroke();
  }
  pen.globalCompositeOperation = 'source-over';
};

/** Washes of watercolour on paper, layer upon layer. */
export const washes: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fill(pen, ground, blend(palette.light, '#fffdf6', 0.6));
  const colours = [
    palette.main,
    palette.second,
    blend(palette.main, palette.second, 0.5),
    blend(palette.main, palette.light, 0.3),
  ];
  pen.globalCompositeOperation = 'multiply';
  for (const spot of times(9, (at) => at)) {
    const [x, y, radius] = [random() * width, random() * height, reach * mix(0.12, 0.32, random())];
    const colour = pick(colours, random() + spot / 9);
    const corners = times(16, () => mix(0.72, 1.18, random()));
    for (const layer of times(7, (at) => at)) {
      pen.fillStyle = faded(colour, 0.085);
      pen.beginPath();
      const edge = corners.map((far, index) => {
        const angle = (index / corners.length) * turn;
        const reached = radius * far * mix(0.88, 1.08, random()) * (1 - layer * 0.015);
        return [x + Math.cos(angle) * reached, y + Math.sin(angle) * reached] as const;
      });
      for (const [index, [ax, ay]] of edge.entries()) {
        const [bx, by] = edge[(index + 1) % edge.length] ?? [ax, ay];
        pen.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
      }
      pen.closePath();
      pen.fill();
    }
  }
  pen.globalCompositeOperation = 'source-over';
  for (const _ of times(90, (at) => at)) {
    pen.fillStyle = faded(pick(colours, random()), mix(0.1, 0.35, random()));
    disc(pen, random() * width, random() * height, reach * mix(0.001, 0.005, random()));
  }
};

/** Strokes of thick paint that follow a current. */
export const strokes: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fill(pen, ground, palette.deep);
  const [a, b, c] = [mix(1, 2.4, random()), mix(1, 2.4, random()), random() * turn];
  const shades = shadesOf(palette);
  pen.lineCap = 'round';
  for (const index of times(2400, (at) => at)) {
    const [x, y] = [random() * width, random() * height];
    const flow = Math.sin((x / reach) * turn * a * 0.5 + c) + Math.cos((y / reach) * turn * b * 0.5 - c);
    const angle = flow * 1.3 + c;
    const length = reach * mix(0.018, 0.05, random());
    const band = (flow + 2) / 4 + mix(-0.16, 0.16, random());
    pen.strokeStyle = faded(pick(shades, Math.min(0.999, Math.max(0, band))), mix(0.7, 1, random()));
    pen.lineWidth = reach * mix(0.004, 0.012, random()) * (index < 800 ? 1.7 : 1);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    pen.stroke();
  }
};
