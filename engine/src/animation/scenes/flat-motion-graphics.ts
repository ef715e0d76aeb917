// Plain shapes that wipe, turn and fall into place on a grid, and the words set one after another in the company's colours.
import { blend, inkOn } from '../colours.ts';
import { clamp, ease, mix, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

/** Overshoots a little and settles. */
const settle = (share: number) => {
  const x = clamp(share);
  return 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2;
};

export const flatMotionGraphics: Scene = {
  create: ({ width, height, unit, palette, random, title, seconds }) => {
    const cell = unit / 4;
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const colours = [palette.main, palette.second, blend(palette.main, '#ffffff', 0.55), palette.deep];
    const tiles = times(columns * rows, (index) => ({
      x: index % columns,
      y: Math.floor(index / columns),
      kind: Math.floor(random() * 4),
      quarter: Math.floor(random() * 4),
      colour: colours[Math.floor(random() * 4)] ?? palette.main,
      ground: random() > 0.6 ? (colours[Math.floor(random() * 4)] ?? palette.light) : palette.light,
      delay: ((index % columns) + Math.floor(index / columns)) * 0.055 + random() * 0.2,
      turns: random() > 0.7,
    }));
    return ({ pen, time }) => {
      pen.fillStyle = palette.light;
      pen.fillRect(0, 0, width, height);
      for (const tile of tiles) {
        const grown = settle((time - tile.delay) / 0.6);
        if (time < tile.delay) continue;
        const [x, y] = [tile.x * cell + cell / 2, tile.y * cell + cell / 2];
        pen.save();
        pen.translate(x, y);
        pen.fillStyle = tile.ground;
        pen.fillRect(-cell / 2, -cell / 2, cell + 1, cell + 1);
        pen.beginPath();
        pen.rect(-cell / 2, -cell / 2, cell, cell);
        pen.clip();
        const spin = tile.turns ? ease(clamp((((time + tile.delay) % 2.4) - 1) / 0.7)) : 0;
        pen.rotate(((tile.quarter + spin) * turn) / 4);
        pen.fillStyle = tile.colour === tile.ground ? palette.second : tile.colour;
        pen.beginPath();
        if (tile.kind === 0) {
          pen.moveTo(-cell / 2, -cell / 2);
          pen.arc(-cell / 2, -cell / 2, cell * grown, 0, turn / 4);
        } else if (tile.kind === 1) pen.arc(0, 0, (cell / 2) * 0.78 * grown, 0, turn);
        else if (tile.kind === 2) {
          pen.moveTo(-cell / 2, cell / 2);
          pen.lineTo(mix(-cell / 2, cell / 2, clamp(grown)), cell / 2);
          pen.lineTo(-cell / 2, mix(cell / 2, -cell / 2, clamp(grown)));
        } else pen.rect(-cell / 2, -cell / 2, cell * clamp(grown), cell / 2);
        pen.fill();
        pen.restore();
      }
      const open = ease(clamp((time - 0.7) / 0.5));
      const close = ease(clamp((time - (seconds - 0.35)) / 0.3));
      if (open === 0) return;
      const type = fitType(pen, title, { width: width * 0.76, height: height * 0.42 }, { largest: unit * 0.135 });
      const high = type.lines.length * type.leading + unit * 0.12;
      const wide = width * 0.88 * open * (1 - close * 0.02);
      pen.fillStyle = palette.main;
      pen.fillRect((width - wide) / 2, (height - high) / 2, wide, high);
      pen.fillStyle = palette.second;
      pen.fillRect((width - wide) / 2, (height + high) / 2 - unit * 0.014, wide * ease(clamp((time - 1) / 1.2)), unit * 0.014);
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      drawLines(pen, type, { x: width / 2, y: height / 2 }, (line, x, y, index) => {
        const part = settle((time - 1 - index * 0.16) / 0.45);
        if (time < 1 + index * 0.16) return;
        pen.save();
        pen.beginPath();
        pen.rect(0, y - type.leading / 2, width, type.leading);
        pen.clip();
        pen.fillStyle = inkOn(palette.main);
        pen.fillText(line, x, y + (1 - part) * type.leading);
        pen.restore();
      });
    };
  },
};
