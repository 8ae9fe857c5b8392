import { emblemShapes } from '../../reference/emblem';
import { inEveryLanguage, type AllWords, type FrameText } from './frameTexts';

type Say = (name: FrameText) => string;

const times = (count: number, markup: string) => markup.repeat(count);

const shapes = emblemShapes.map((shape) => {
  const line =
    'stroke' in shape && `stroke="${shape.stroke}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"`;
  return `<path d="${shape.path}" fill="${'fill' in shape ? shape.fill : 'none'}" ${line || ''}/>`;
});

const emblem = (size: number) =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true">${shapes.join('')}</svg>`;

const section = `<div class="box section">${times(5, '<i></i>')}</div>`;
const field = '<div class="field"><i></i><i></i></div>';

const portal = (say: Say) => `
<header class="bar">
  <i class="menu"></i>${emblem(28)}<b class="name">${say('portal')}</b><b class="gap"></b>${times(2, '<i class="round"></i>')}
</header>
<div class="beside">
  <div class="side"></div>
  <main>
    <h1 class="unseen">${say('portal')}</h1>
    <div class="page">
      <i class="title"></i><i class="about"></i>
      <div data-in="sections figures"><div class="pair">${times(2, section)}</div></div>
      <div data-in="list figures">
        <div class="box rows">${times(11, '<i class="row"></i>')}</div>
        ${times(4, `<div class="box card">${times(3, '<i></i>')}</div>`)}
      </div>
      <div data-in="form">${times(5, field)}</div>
    </div>
  </main>
</div>`;

const signIn = (say: Say) => `
<div class="entrance">
  <div class="hero"></div>
  <main class="sign">
    <div>
      <i class="names"></i>
      <div class="named">
        ${emblem(44)}
        <div><h1>${say('portal')}</h1><p class="soft">${say('signIn')}</p></div>
      </div>
      ${times(3, field)}<i class="press"></i>
    </div>
  </main>
</div>`;

const unlock = (say: Say) => `
<main class="plain">
  <div class="named">${emblem(32)}<b>${say('portal')}</b></div>
  <i class="names"></i>
  <h1>${say('unlock')}</h1>
  <p class="soft">${say('locked')}</p>
  ${field}<i class="press"></i>
</main>`;

/** What the start is doing, after a second, and how to go on, after ten. */
const status = (say: Say) => `
<div class="say" role="status">
  <p class="soon">
    <span data-step="loading">${say('loading')}</span>
    <span data-step="reading">${say('reading')}</span>
  </p>
  <p class="late">${say('long')} <a href="">${say('reload')}</a></p>
</div>`;

const shownIn = (frames: string, markup: string) => `<div data-in="${frames}">${markup}</div>`;

/**
 * The frame of the page in index.html: it stands where the portal will, in every shape and language, and attributes of
 * the page say which of them the style shows (chooseFrame.ts). Without them, as without scripts, nothing of it shows.
 */
export function frameMarkup(words: AllWords): string {
  const say: Say = (name) => inEveryLanguage(words, name);
  const frames = [
    shownIn('portal', portal(say)),
    shownIn('sign-in', signIn(say)),
    shownIn('unlock', unlock(say)),
    shownIn('portal sign-in unlock', status(say)),
  ];
  return `<div class="frame">${frames.join('')}</div>`.replace(/\n\s*/g, '');
}
