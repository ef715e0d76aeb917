// A drawing that comes into being: outlines first, then hatching, in lines that never lie still; a page of a sketch book.
import { blend, faded } from '../colours.ts';
import { clamp, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

type Point = [number, number];

/** Points of a house, a tree, a hill and a sun, as shares of the shorter edge about their own middle. */
const shapes: Point[][][] = [
  [
    [
      [-0.2, 0.12],
      [-0.2, -0.06],
      [0, -0.22],
      [0.2, -0.06],
      [0.2, 0.12],
      [-0.2, 0.12],
    ],
    [
      [-0.05, 0.12],
      [-0.05, 0],
      [0.05, 0],
      [0.05, 0.12],
    ],
    [
      [0.09, -0.02],
      [0.15, -0.02],
      [0.15, 0.04],
      [0.09, 0.04],
      [0.09, -0.02],
    ],
  ],
  [
    [
      [0, 0.16],
      [0.01, -0.02],
    ],
    times(
      22,
      (i): Point => [
        Math.cos((i / 21) * turn) * (0.11 + (i % 3) * 0.012),
        -0.12 + Math.sin((i / 21) * turn) * (0.12 + (i % 2) * 0.014),
      ],
    ),
  ],
  [times(26, (i): Point => [-0.6 + i * 0.048, 0.1 - Math.sin((i / 25) * Math.PI) * 0.13])],
  [
    times(20, (i): Point => [Math.cos((i / 19) * turn) * 0.07, Math.sin((i / 19) * turn) * 0.07]),
    ...times(8, (i): Point[] => [
      [Math.cos((i / 8) * turn) * 0.095, Math.sin((i / 8) * turn) * 0.095],
      [Math.cos((i / 8) * turn) * 0.13, Math.sin((i / 8) * turn) * 0.13],
    ]),
  ],
];

function drawPart(pen: Pen, points: Point[], share: number, at: Point, scale: number, tremble: (salt: number) => number): void {
  const drawn = (points.length - 1) * share;
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index > Math.ceil(drawn)) break;
    const before = points[index - 1] ?? [x, y];
    const part = index > drawn ? drawn - Math.floor(drawn) : 1;
    pen.lineTo(
      at[0] + mix(before[0], x, part) * scale + tremble(index),
      at[1] + mix(before[1], y, part) * scale + tremble(index + 40),
    );
  }
  pen.stroke();
}

export const pencilSketch: Scene = {
  stepsASecond: 12,
  create: ({ width, height, unit, palette, random, title, seconds }) => {
    const lead = blend('#3a3a40', palette.deep, 0.3);
    const isWide = width > height;
    const drawings = [
      { parts: shapes[2] ?? [], at: [0.5, isWide ? 0.8 : 0.84], scale: isWide ? 1.9 : 1.15, start: 0.1 },
      { parts: shapes[0] ?? [], at: [isWide ? 0.22 : 0.3, isWide ? 0.74 : 0.78], scale: 1, start: 0.5 },
      { parts: shapes[1] ?? [], at: [isWide ? 0.8 : 0.76, isWide ? 0.72 : 0.77], scale: 1.25, start: 0.9 },
      { parts: shapes[1] ?? [], at: [isWide ? 0.68 : 0.56, isWide ? 0.77 : 0.81], scale: 0.8, start: 1.2 },
      { parts: shapes[3] ?? [], at: [isWide ? 0.84 : 0.78, isWide ? 0.2 : 0.14], scale: 1.1, start: 1.4 },
    ];
    const hatching = times(70, () => ({
      x: random(),
      y: mix(isWide ? 0.84 : 0.88, 0.97, random()),
      long: mix(0.02, 0.06, random()),
      start: mix(0.3, 0.9, random()) * seconds * 0.7,
    }));
    return ({ pen, time }) => {
      const step = Math.round(time * 12);
      const tremble = (size: number) => (salt: number) => Math.sin(step * 3.1 + salt * 12.7) * size;
      pen.fillStyle = '#f7f3e8';
      pen.fillRect(0, 0, width, height);
      pen.strokeStyle = faded('#7aa0c8', 0.22);
      pen.lineWidth = Math.max(1, unit * 0.0016);
      for (let y = unit * 0.06; y < height; y += unit * 0.06) {
        pen.beginPath();
        pen.moveTo(0, y);
        pen.lineTo(width, y);
        pen.stroke();
      }
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      for (const drawing of drawings) {
        for (const [part, points] of drawing.parts.entries()) {
          const share = clamp((time - drawing.start - part * 0.16) / 0.7);
          if (share === 0) continue;
          for (const [pass, alpha] of [0.8, 0.4].entries()) {
            pen.strokeStyle = faded(lead, alpha);
            pen.lineWidth = unit * (0.0055 - pass * 0.002);
            drawPart(
              pen,
              points,
              share,
              [(drawing.at[0] ?? 0.5) * width, (drawing.at[1] ?? 0.5) * height],
              unit * drawing.scale,
              tremble(unit * (0.0016 + pass * 0.0022)),
            );
          }
        }
      }
      pen.strokeStyle = faded(blend(lead, palette.main, 0.5), 0.45);
      pen.lineWidth = unit * 0.003;
      for (const [index, line] of hatching.entries()) {
        const share = clamp((time - line.start) / 0.25);
        if (share === 0) continue;
        pen.beginPath();
        pen.moveTo(line.x * width + tremble(unit * 0.001)(index), line.y * height);
        pen.lineTo(line.x * width + line.long * unit * share, line.y * height - line.long * unit * share);
        pen.stroke();
      }
      const box = { width: width * 0.8, height: height * (isWide ? 0.36 : 0.4) };
      const type = fitType(pen, title, box, { largest: unit * 0.135 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      const written = clamp((time - 0.8) / 1.3);
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, width * mix(0.08, 0.95, written), height);
      pen.clip();
      drawLines(pen, type, { x: width / 2, y: height * (isWide ? 0.33 : 0.4) }, (line, x, y, index) => {
        pen.fillStyle = faded(palette.main, 0.16);
        pen.fillText(line, x, y);
        for (let pass = 0; pass < 2; pass += 1) {
          pen.strokeStyle = faded(lead, 0.75 - pass * 0.35);
          pen.lineWidth = type.size * 0.028;
          pen.strokeText(line, x + tremble(unit * 0.0018)(index + pass * 7), y + tremble(unit * 0.0018)(index + 3 + pass * 5));
        }
      });
      pen.restore();
    };
  },
};
