// Grounds of plain shapes: balls, blocks, tiles and squares of pixels.
import { blend, faded } from '../../animation/colours.ts';
import { mix, times } from '../../animation/stage.ts';
import { type DrawGround, disc, fill, fillDown, pick, shadesOf, shape } from './ground.ts';

/** Shaded balls on a soft floor. */
export const balls: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fillDown(pen, ground, palette.light, blend(palette.light, palette.main, 0.28));
  const colours = [palette.main, palette.second, blend(palette.main, '#ffffff', 0.35), blend(palette.deep, palette.main, 0.35)];
  const floor = height * mix(0.7, 0.84, random());
  const things = times(13, () => ({
    x: random() * width,
    radius: reach * mix(0.03, 0.13, random() ** 1.5),
    lift: random() < 0.5 ? 0 : random() * floor * 0.8,
    colour: pick(colours, random()),
  }));
  for (const { x, radius, lift } of things) {
    const shadow = pen.createRadialGradient(x, 0, 0, x, 0, radius * 1.15);
    shadow.addColorStop(0, faded(palette.deep, 0.32 - Math.min(0.22, lift / height / 3)));
    shadow.addColorStop(1, faded(palette.deep, 0));
    pen.save();
    pen.translate(0, floor + radius * 0.86);
    pen.scale(1, 0.2);
    pen.fillStyle = shadow;
    disc(pen, x, 0, radius * 1.15);
    pen.restore();
  }
  for (const { x, radius, lift, colour } of things.toSorted((one, other) => one.radius - other.radius)) {
    const y = floor - lift;
    const skin = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius);
    skin.addColorStop(0, blend(colour, '#ffffff', 0.75));
    skin.addColorStop(0.35, colour);
    skin.addColorStop(1, blend(colour, palette.deep, 0.55));
    pen.fillStyle = skin;
    disc(pen, x, y, radius);
  }
};

/** Towers of cubes seen from above at an angle. */
export const blocks: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fill(pen, ground, blend(palette.light, palette.main, 0.12));
  const edge = reach / mix(11, 17, random());
  const [half, rise] = [edge * 0.866, edge * 0.5];
  const colours = [
    palette.main,
    palette.second,
    blend(palette.main, palette.light, 0.5),
    blend(palette.deep, palette.main, 0.45),
  ];
  const rows = Math.ceil(height / rise) + 14;
  for (let row = -2; row < rows; row += 1) {
    for (let x = (row % 2) * half - half * 2; x < width + half * 2; x += half * 2) {
      const high = Math.floor(random() ** 2.2 * 5) * edge * 0.6;
      const colour = pick(colours, random());
      const y = row * rise - high;
      pen.fillStyle = blend(colour, '#ffffff', 0.28);
      shape(pen, [
        [x, y - rise],
        [x + half, y],
        [x, y + rise],
        [x - half, y],
      ]);
      pen.fillStyle = colour;
      shape(pen, [
        [x - half, y],
        [x, y + rise],
        [x, y + rise + high + edge],
        [x - half, y + high + edge],
      ]);
      pen.fillStyle = blend(colour, palette.deep, 0.4);
      shape(pen, [
        [x + half, y],
        [x, y + rise],
        [x, y + rise + high + edge],
        [x + half, y + high + edge],
      ]);
    }
  }
};

/** Tiles of quarter circles, discs and triangles. */
export const tiles: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  fill(pen, ground, palette.light);
  // Whole pixels: between tiles that begin within one, the ground would shine through.
  const edge = Math.ceil(reach / Math.round(mix(5, 8, random())));
  const shades = shadesOf(palette);
  for (let y = 0; y < height; y += edge) {
    for (let x = 0; x < width; x += edge) {
      pen.save();
      pen.beginPath();
      pen.rect(x, y, edge, edge);
      pen.clip();
      pen.fillStyle = pick(shades, random());
      pen.fillRect(x, y, edge, edge);
      pen.translate(x + edge / 2, y + edge / 2);
      pen.rotate((Math.floor(random() * 4) * Math.PI) / 2);
      pen.fillStyle = pick(shades, random());
      const kind = Math.floor(random() * 5);
      const half = edge / 2;
      if (kind === 0) disc(pen, -half, -half, edge);
      else if (kind === 1) disc(pen, 0, 0, edge * 0.38);
      else if (kind === 2)
        shape(pen, [
          [-half, -half],
          [half, -half],
          [-half, half],
        ]);
      else if (kind === 3) disc(pen, 0, half, half);
      else pen.fillRect(-half, -half, edge, half);
      pen.restore();
    }
  }
};

/** An evening land in coarse squares. */
export const squares: DrawGround = (pen, ground) => {
  const { width, height, reach, palette, random } = ground;
  const edge = Math.max(2, Math.round(reach / 96));
  const [columns, rows] = [Math.ceil(width / edge), Math.ceil(height / edge)];
  const skies = [
    palette.deep,
    blend(palette.deep, palette.main, 0.6),
    palette.main,
    blend(palette.main, palette.second, 0.55),
    palette.second,
  ];
  const [sunX, sunY, sun] = [
    columns * mix(0.2, 0.8, random()),
    rows * mix(0.3, 0.5, random()),
    Math.min(columns, rows) * mix(0.14, 0.22, random()),
  ];
  const hills = times(3, () => ({ start: random() * 9, step: mix(0.04, 0.11, random()) }));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const band = (row / rows) * (skies.length - 1) * 1.25 + ((row + column) % 2) * 0.45;
      let colour = skies[Math.min(skies.length - 1, Math.floor(band))] ?? palette.main;
      if (Math.hypot(column - sunX, row - sunY) < sun && (row - Math.round(sunY)) % 6 !== 5)
        colour = blend(palette.second, '#ffffff', 0.55);
      for (const [index, { start, step }] of hills.entries()) {
        const top =
          rows * (0.62 + index * 0.11) +
          Math.round(Math.sin(column * step + start) * rows * 0.05 + Math.sin(column * step * 2.7) * rows * 0.02);
        if (row > top) colour = blend(palette.main, palette.deep, 0.35 + index * 0.3);
      }
      pen.fillStyle = colour;
      pen.fillRect(column * edge, row * edge, edge, edge);
    }
  }
};
