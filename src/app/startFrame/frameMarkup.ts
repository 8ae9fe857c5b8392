import { emblemShapes } from '../../reference/emblem';
import { inEveryLanguage } from './frameTexts';

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

const portal = `
<header class="bar">
  <i class="menu"></i>${emblem(28)}<b class="name">${inEveryLanguage('portal')}</b><b class="gap"></b>${times(2, '<i class="round"></i>')}
</header>
<div class="beside">
  <div class="side"></div>
  <main>
    <h1 class="unseen">${inEveryLanguage('portal')}</h1>
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

const signIn = `
<div class="entrance">
  <div class="hero"></div>
  <main class="sign">
    <div>
      <i class="names"></i>
      <div class="named">
        ${emblem(44)}
        <div><h1>${inEveryLanguage('portal')}</h1><p class="soft">${inEveryLanguage('signIn')}</p></div>
      </div>
      ${times(3, field)}<i class="press"></i>
    </div>
  </main>
</div>`;

const unlock = `
<main class="plain">
  <div class="named">${emblem(32)}<b>${inEveryLanguage('portal')}</b></div>
  <i class="names"></i>
  <h1>${inEveryLanguage('unlock')}</h1>
  <p class="soft">${inEveryLanguage('locked')}</p>
  ${field}<i class="press"></i>
</main>`;

/** What the start is doing, after a second, and how to go on, after ten. */
const status = `
<div class="say" role="status">
  <p class="soon">
    <span data-step="loading">${inEveryLanguage('loading')}</span>
    <span data-step="reading">${inEveryLanguage('reading')}</span>
  </p>
  <p class="late">${inEveryLanguage('long')} <a href="">${inEveryLanguage('reload')}</a></p>
</div>`;

const shownIn = (frames: string, markup: string) => `<div data-in="${frames}">${markup}</div>`;

/**
 * The frame of the page in index.html: it stands where the portal will, in every shape and language, and attributes of
 * the page say which of them the style shows (chooseFrame.ts). Without them, as without scripts, nothing of it shows.
 */
export const frameMarkup = `<div class="frame">${[
  shownIn('portal', portal),
  shownIn('sign-in', signIn),
  shownIn('unlock', unlock),
  shownIn('portal sign-in unlock', status),
].join('')}</div>`.replace(/\n\s*/g, '');
