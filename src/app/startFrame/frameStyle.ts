import { languageNames } from '../../domain/settings/languages';
import { rowHeight } from '../../ui/theme/media';
import { darkPalette, lightPalette } from '../../ui/theme/palette';
import { headerHeight, narrowShell, sidebarWidth } from '../shell/measures';

const variables = ({ background, divider, text, primary }: typeof lightPalette | typeof darkPalette) =>
  `--ground:${background.default};--paper:${background.paper};--line:${divider};--text:${text.primary};` +
  `--soft:${text.secondary};--mark:${primary.main};--on-mark:${primary.contrastText}`;

const either = (attribute: string, values: readonly string[], show: (value: string) => string) =>
  values.map((value) => `html[${attribute}=${value}] ${show(value)}`).join(',');

/**
 * The style of the frame in index.html, which looks like the shell, the skeletons of pages, sign-in and the question for
 * the passphrase until they take its place. Attributes of the page say what shows (chooseFrame.ts).
 */
export const frameStyle = `
:where(html){${variables(lightPalette)};color-scheme:light;background:var(--ground)}
:where(html[data-color-scheme=dark]){${variables(darkPalette)};color-scheme:dark}
:where(body){margin:0;background:var(--ground)}
.frame{color:var(--text);font:400 .875rem/1.5 'Public Sans Variable','Public Sans Fallback',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
html[data-font=later] .frame{font-family:'Public Sans Fallback',system-ui,sans-serif}
.frame *{box-sizing:border-box}
.frame [data-in],.frame [lang],.frame [data-step]{display:none}
${either('data-frame', ['portal', 'sign-in', 'unlock'], (value) => `.frame [data-in~=${value}]`)}{display:block}
${either('data-shape', ['list', 'form', 'sections', 'figures'], (value) => `.frame [data-in~=${value}]`)}{display:block}
${either('lang', languageNames, (value) => `.frame [lang=${value}]`)}{display:inline}
${either('data-step', ['loading', 'reading'], (value) => `.frame [data-step=${value}]`)}{display:inline}
.frame h1{margin:0;font-size:1.375rem;font-weight:650;line-height:1.3;letter-spacing:-.01em}
.frame p{margin:0}
.frame .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.frame svg{display:block;flex:none}
.frame i{display:block;height:.75rem;border-radius:4px;background:color-mix(in srgb,var(--text) 11%,transparent)}
.frame .box{border:1px solid var(--line);border-radius:8px;background:var(--paper);overflow:hidden}
.frame .bar{display:flex;align-items:center;gap:8px;height:${headerHeight};padding:0 16px 0 5px;background:var(--paper);border-top:3px solid var(--mark);border-bottom:1px solid var(--line);font-size:1rem;font-weight:650;letter-spacing:-.01em}
.frame .bar .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.frame .bar .menu{flex:none;width:20px;margin:0 10px;height:2px;border-radius:0;background:var(--soft);box-shadow:0 -5px var(--soft),0 5px var(--soft)}
.frame .bar .round{flex:none;width:28px;height:28px;border-radius:50%}
.frame .gap{flex:1}
.frame .beside{display:flex}
.frame .side{flex:none;width:${sidebarWidth.open};min-height:calc(100dvh - ${headerHeight});background:var(--paper);border-right:1px solid var(--line)}
html[data-sidebar=collapsed] .frame .side{width:${sidebarWidth.collapsed}}
.frame main{flex:1;min-width:0}
.frame .page{max-width:1440px;margin:0 auto;padding:24px 24px 48px}
.frame .title{width:220px;height:1.25rem;margin:.25rem 0 .6rem}
.frame .about{width:320px;max-width:100%;margin-bottom:32px}
.frame .row{height:${rowHeight}px;border-top:1px solid var(--line);border-radius:0;background:linear-gradient(90deg,color-mix(in srgb,var(--text) 11%,transparent) 70%,transparent 0) 16px 50%/calc((100% - 16px)/6) 12px repeat-x}
.frame .row:first-child{border-top:0}
.frame .field{margin-bottom:20px}
.frame .field i{width:120px;margin:.3rem 0 .35rem}
.frame .field i+i{width:auto;height:38px;margin:0;border-radius:8px}
.frame .pair{display:grid;gap:16px;margin-bottom:24px}
.frame .section i{width:70%;margin:16px}
.frame .section i:first-child{width:160px;height:1rem}
.frame .section i:nth-child(even){width:40%}
.frame .card{display:none;padding:20px 16px;margin-bottom:12px}
.frame .card i{width:55%;margin-bottom:12px}
.frame .card i+i{width:80%}
.frame .plain{max-width:560px;margin:0 auto;padding:80px 16px 48px}
.frame .named{display:flex;align-items:center;gap:12px;margin-bottom:24px}
.frame .soft{color:var(--soft)}
.frame .plain .soft{margin:8px 0 16px}
.frame .names{width:210px;margin:8px 0 24px}
.frame .press{height:42px;border-radius:8px;background:var(--mark)}
.frame .entrance{display:grid;grid-template-columns:minmax(0,1fr) minmax(440px,38%);min-height:100dvh}
.frame .hero{background:${lightPalette.text.primary}}
html[data-color-scheme=dark] .frame .hero{background:${darkPalette.background.default}}
.frame .sign{padding:max(24px,50dvh - 344px) 48px 24px;background:var(--paper);border-left:1px solid var(--line)}
.frame .sign>div{max-width:400px;margin:0 auto}
.frame .say{position:fixed;inset:auto 0 0;display:flex;flex-direction:column-reverse;align-items:center;gap:8px;padding:16px;pointer-events:none}
.frame .say p{max-width:560px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;background:var(--paper);box-shadow:0 2px 8px rgba(0,0,0,.12);pointer-events:auto}
.frame .say a{display:inline-block;margin-left:4px;padding:4px 0;color:var(--mark);font-weight:600}
.frame .soon,.frame .late{visibility:hidden;animation:frame-shown 0s 1s forwards}
.frame .late{animation-delay:10s}
@keyframes frame-shown{to{visibility:visible}}
@media (min-width:900px){.frame .pair{grid-template-columns:1fr 1fr}}
@media (max-width:899.95px){.frame .entrance{grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}.frame .hero{height:min(35vw,40dvh)}.frame .sign{padding-top:24px;border:0}}
@media ${narrowShell}{.frame .side{display:none}}
@media (max-width:599.95px){.frame .bar{gap:4px;padding:0 4px}.frame .page{padding:16px 16px 48px}.frame .plain{padding-top:32px}.frame .hero{height:152px}.frame .sign{padding-inline:16px}.frame .rows{display:none}.frame .card{display:block}}
@media print{.frame{display:none}}
`;
