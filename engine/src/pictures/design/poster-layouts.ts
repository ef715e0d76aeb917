// Posters and pictures of posts: art, and type on a panel of its own, in four arrangements.
import { mix } from '../../animation/stage.ts';
import { pick } from '../grounds/ground.ts';
import { type Board, type Box, inset } from './picture-design.ts';
import { drawLogo, heightOfWords, panel, setWords } from './set-parts.ts';

type Layout = (board: Board, whole: Box, free: Box) => void;

const unitOf = ({ width, height }: Box) => Math.min(width, height);

/** A card over the art, as high as its words want it. */
const card: Layout = (board, whole, free) => {
  const { pen, design, scheme, random } = board;
  board.drawArt(whole);
  const unit = unitOf(whole);
  const margin = unit * 0.06;
  const width = Math.min(free.width - 2 * margin, Math.max(unit * 0.74, free.width * 0.6));
  const gap = unit * 0.055;
  const area = { width: width - 2 * gap, height: free.height * 0.5 - 2 * gap };
  const largest = unit * 0.12;
  const high = heightOfWords(pen, design, area, largest);
  const isHigh = random() < 0.3;
  const y = isHigh ? free.y + margin : free.y + free.height - margin - high - 2 * gap;
  const box = { x: free.x + margin, y, width, height: high + 2 * gap };
  panel(pen, box, scheme.panel, unit * 0.025);
  setWords(pen, design, { ...inset(box, gap), height: area.height }, { ink: scheme.ink, largest });
};

/** Art above, a band of type below. */
const band: Layout = (board, whole, free) => {
  const { pen, design, scheme, random } = board;
  const unit = unitOf(whole);
  const gap = unit * 0.07;
  const largest = unit * 0.12;
  const most = free.height * 0.46;
  const high = heightOfWords(pen, design, { width: free.width - 2 * gap, height: most - 2 * gap }, largest) + 2 * gap;
  const end = free.y + free.height;
  const top = Math.max(free.y, end - Math.max(high, free.height * mix(0.2, 0.34, random())));
  board.drawArt({ ...whole, height: top - whole.y });
  panel(pen, { ...whole, y: top, height: whole.y + whole.height - top }, scheme.panel);
  panel(pen, { ...whole, y: top, height: Math.max(3, unit * 0.012) }, scheme.button);
  const box = { x: free.x + gap, y: top + gap, width: free.width - 2 * gap, height: end - top - 2 * gap };
  setWords(pen, design, box, { ink: scheme.ink, largest, verticalAlign: 'middle' });
};

/** Type on one side, art on the other. */
const side: Layout = (board, whole, free) => {
  const { pen, design, scheme, random } = board;
  const share = mix(0.42, 0.52, random());
  const isLeft = random() < 0.6;
  const width = whole.width * share;
  const type = { ...whole, x: isLeft ? whole.x : whole.x + whole.width - width, width };
  board.drawArt({ ...whole, x: isLeft ? whole.x + width : whole.x, width: whole.width - width });
  panel(pen, type, scheme.panel);
  const gap = Math.min(width, free.height) * 0.12;
  const box = { x: type.x + gap, y: free.y + gap, width: width - 2 * gap, height: free.height - 2 * gap };
  const used = setWords(
    pen,
    design,
    { ...box, height: box.height - gap },
    {
      ink: scheme.ink,
      largest: Math.min(unitOf(whole) * 0.14, width * 0.18),
      verticalAlign: 'middle',
    },
  );
  if (used > 0)
    panel(
      pen,
      { x: box.x, y: free.y + free.height - gap * 1.2, width: gap * 1.4, height: Math.max(3, gap * 0.14) },
      scheme.button,
    );
};

/** A framed panel amid the art. */
const frame: Layout = (board, whole, free) => {
  const { pen, design, scheme } = board;
  board.drawArt(whole);
  const unit = unitOf(whole);
  const [width, gap] = [free.width * 0.72, unit * 0.07];
  const area = { width: width - 2 * gap, height: free.height * 0.6 - 2 * gap };
  const largest = unit * 0.11;
  const high = heightOfWords(pen, design, area, largest) + 2 * gap;
  const box = { x: free.x + (free.width - width) / 2, y: free.y + (free.height - high) / 2, width, height: high };
  panel(pen, box, scheme.panel);
  pen.strokeStyle = scheme.ink;
  pen.lineWidth = Math.max(1.5, unit * 0.004);
  const line = inset(box, gap * 0.28);
  pen.strokeRect(line.x, line.y, line.width, line.height);
  setWords(pen, design, { ...inset(box, gap), height: area.height }, { ink: scheme.ink, largest, align: 'center' });
};

/** Art with words, in an arrangement that the seed chooses and the format allows; without words the art alone. */
export function layOutPoster(board: Board): void {
  const { design, random } = board;
  const { width, height, safe } = design;
  const whole = { x: 0, y: 0, width, height };
  const free = { x: 0, y: safe.top, width, height: height - safe.top - safe.bottom };
  const ratio = width / height;
  const layouts: Layout[] =
    ratio > 2.2
      ? [side]
      : ratio < 0.8
        ? [card, band, frame]
        : ratio > 1.15
          ? [card, side, frame, band]
          : [card, band, side, frame];
  const layout = pick(layouts, random());
  if (design.title === '') board.drawArt(whole);
  else layout(board, whole, free);
  const unit = unitOf(whole);
  const hasHighCard = layout !== band && layout !== side;
  const logo = { x: unit * 0.06, y: free.y + unit * 0.06, width: unit * 0.26, height: unit * 0.13 };
  // A card may be where the logo would: it goes to the right then.
  drawLogo(board, hasHighCard && design.title !== '' ? { ...logo, x: width - unit * 0.06 - logo.width } : logo);
}
