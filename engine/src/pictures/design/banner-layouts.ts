// Display banners: one headline, one button, the logo and a strip of art, in every standard shape.
import type { Board, Box } from './picture-design.ts';
import { drawLogo, drawWhole, heightOfType, panel, setButton, setType } from './set-parts.ts';

/** Banners up to this height have no second text. */
const lowBanner = 100;

/** True if a banner of this size has room for the second text. */
export const hasSpaceForText = ({ width, height }: { width: number; height: number }): boolean =>
  !(width > height * 2 && height <= lowBanner);

function drawVisual(board: Board, box: Box): void {
  if (!board.product) return board.drawArt(box);
  // A product photo mostly is on white already.
  panel(board.pen, box, '#ffffff');
  const gap = Math.min(box.width, box.height) * 0.06;
  drawWhole(board.pen, board.product, {
    x: box.x + gap,
    y: box.y + gap,
    width: box.width - 2 * gap,
    height: box.height - 2 * gap,
  });
}

/** Art at the left, words in the middle, the button at the right. */
function layOutWide(board: Board): void {
  const { pen, design, scheme } = board;
  const { width, height } = design;
  const isLow = height <= lowBanner;
  const art = Math.min(width * 0.26, height * (isLow ? 1.3 : 1.25));
  drawVisual(board, { x: 0, y: 0, width: art, height });
  const gap = Math.max(6, height * 0.12);
  const buttonWidth = Math.min(width * 0.27, height * (isLow ? 2.2 : 1.1));
  const isBelow = height >= 200;
  const words = { x: art + gap, width: width - art - 2 * gap - (isBelow ? 0 : buttonWidth + gap) };
  const hasText = !isLow && design.text !== '';
  if (isBelow) {
    const high = height * 0.2;
    const headline = setType(
      pen,
      design.title,
      { ...words, y: gap, height: height * 0.38 },
      { ink: scheme.ink, largest: height * 0.2 },
    );
    setType(
      pen,
      design.text,
      { ...words, y: gap + headline + gap * 0.2, height: height - 2.4 * gap - high - headline },
      { ink: scheme.ink, largest: height * 0.1 },
    );
    setButton(board, { x: words.x, y: height - gap - high, width: words.width * 0.5, height: high }, 'left');
    const plate = height * 0.3;
    drawLogo(board, { x: width - gap - plate * 1.4, y: height - gap - plate, width: plate * 1.4, height: plate });
    return;
  }
  const share = hasText ? 0.56 : 1;
  const inner = { y: gap * 0.6, height: height - gap * 1.2 };
  setType(
    pen,
    design.title,
    { ...words, y: inner.y, height: inner.height * share },
    { ink: scheme.ink, largest: height * (hasText ? 0.27 : 0.36), verticalAlign: hasText ? 'bottom' : 'middle' },
  );
  if (hasText)
    setType(
      pen,
      design.text,
      { ...words, y: inner.y + inner.height * 0.6, height: inner.height * 0.4 },
      { ink: scheme.ink, largest: height * 0.15 },
    );
  const high = Math.min(height * 0.62, Math.max(24, height * 0.42));
  setButton(board, { x: width - gap - buttonWidth, y: (height - high) / 2, width: buttonWidth, height: high }, 'center');
  if (board.logo) drawLogo(board, { x: gap * 0.4, y: gap * 0.4, width: art * 0.6, height: height * 0.4 });
}

/** Maximum type size of a high banner, by its width: a narrow one breaks its words onto more lines. */
const narrow = { below: 200, title: 0.22, text: 0.125 };
const tall = { title: 0.16, text: 0.09 };

/** Art above, words in the middle of the rest, the button at the foot. */
function layOutTall(board: Board): void {
  const { pen, design, scheme } = board;
  const { width, height } = design;
  const share = width < narrow.below ? narrow : tall;
  const gap = Math.max(10, width * 0.06);
  const line = Math.max(3, height * 0.008);
  const button = design.button === '' ? 0 : Math.max(36, width * 0.16);
  const inner = { x: gap, width: width - 2 * gap };
  const between = gap * 0.8;
  // The art gets the space left by words and button, within limits.
  const most = height * 0.68 - button - 3 * gap - line;
  const titleBox = { width: inner.width, height: most * (design.text === '' ? 1 : 0.64) };
  const title = heightOfType(pen, design.title, titleBox, width * share.title);
  const textBox = { width: inner.width, height: most - title - between };
  const text = heightOfType(pen, design.text, textBox, width * share.text);
  const words = title + (text > 0 ? between + text : 0);
  const art = Math.min(height * 0.6, height - words - button - 3.6 * gap - line);
  drawVisual(board, { x: 0, y: 0, width, height: art });
  panel(pen, { x: 0, y: art, width, height: line }, scheme.button);
  const foot = height - gap * 1.2 - button;
  const top = art + line + Math.max(gap, (foot - art - line - words) / 2);
  setType(pen, design.title, { ...titleBox, x: gap, y: top }, { ink: scheme.ink, largest: width * share.title });
  setType(pen, design.text, { ...textBox, x: gap, y: top + title + between }, { ink: scheme.ink, largest: width * share.text });
  setButton(board, { ...inner, y: foot, height: button }, 'left');
  drawLogo(board, { x: gap * 0.6, y: gap * 0.6, width: width * 0.5, height: art * 0.32 });
}

/** Art above, words and button below. */
function layOutHigh(board: Board): void {
  const { pen, design, scheme } = board;
  const { width, height } = design;
  const art = height * 0.42;
  drawVisual(board, { x: 0, y: 0, width, height: art });
  const line = Math.max(3, height * 0.008);
  panel(pen, { x: 0, y: art, width, height: line }, scheme.button);
  const gap = Math.max(10, width * 0.06);
  const high = Math.max(30, height * 0.14);
  const inner = { x: gap, width: width - 2 * gap };
  const textHeight = height - art - high - gap * 2.4 - line;
  const top = art + gap * 0.8 + line;
  const headline = setType(
    pen,
    design.title,
    { ...inner, y: top, height: textHeight * (design.text === '' ? 1 : 0.64) },
    { ink: scheme.ink, largest: height * 0.12 },
  );
  if (design.text !== '') {
    const y = top + headline + gap * 0.35;
    setType(pen, design.text, { ...inner, y, height: top + textHeight - y }, { ink: scheme.ink, largest: height * 0.064 });
  }
  setButton(board, { ...inner, y: height - gap - high, height: high }, 'left');
  drawLogo(board, { x: gap * 0.6, y: gap * 0.6, width: width * 0.3, height: art * 0.32 });
}

/** A banner in the shape that its size asks for. */
export function layOutBanner(board: Board): void {
  const { pen, design, scheme } = board;
  panel(pen, { x: 0, y: 0, width: design.width, height: design.height }, scheme.panel);
  if (design.width > design.height * 2) layOutWide(board);
  else if (design.height > design.width * 1.5) layOutTall(board);
  else layOutHigh(board);
  // A line around keeps a light banner apart from a light page.
  pen.strokeStyle = '#00000033';
  pen.lineWidth = 1;
  pen.strokeRect(0.5, 0.5, design.width - 1, design.height - 1);
}
