/** Path under which a page's figures are drawn for frames of other sites: `/embed/en/beans/data/production?figure=map`. */
export const embedPath = '/embed';

/** Parameters of an embedded figure beside those of its page: its id, and `light` or `dark`. */
export const embedParams = ['figure', 'theme'] as const;

/** Path of the figure for an address (https://oembed.com). */
export const oembedPath = '/oembed';

export const isEmbed = (path: string): boolean => path === embedPath || path.startsWith(`${embedPath}/`);

/** Type of the message with an embedded figure's height, in pixels. */
const heightMessage = 'observatory:height';

/**
 * The only script of an embedded figure, which the policy of embedded figures knows by its hash: it fetches the face of its letters, whose
 * address depends on the build, and sends the height that shows the whole figure.
 */
export const embedScript = `{const h=document.documentElement,f=h.dataset.font,s=()=>{h.className='whole';const height=Math.ceil(h.getBoundingClientRect().height);h.className='';parent.postMessage({type:'${heightMessage}',height},'*')};addEventListener('load',s);if(f)new FontFace('Source Sans 3','url('+f+')',{weight:'200 900'}).load().then(face=>document.fonts.add(face),()=>{});new ResizeObserver(s).observe(h)}`;

/** Script beside the frame in the code for other sites: it gives the frame the height that the figure sends. */
export const frameScript = `addEventListener('message',({data,source})=>{if(data?.type==='${heightMessage}')for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===source)f.style.height=data.height+'px'})`;

const colours = {
  light: '--paper:#fbfaf6;--ink:#1d211f;--ink-2:#545b57;--rule:#d9d5cb;--link:#1f5f8b',
  dark: '--paper:#161816;--ink:#ece9e1;--ink-2:#a8aea8;--rule:#343834;--link:#8ec5ee',
};

/** Faces of the reader's system made as wide as the observatory's, until it is there. */
const face = (name: string, weights: string, local: string, size: number): string =>
  `@font-face{font-family:'${name}';font-weight:${weights};src:${local};size-adjust:${size}%}`;
const faces =
  face('As Sans', '200 499', "local('Arial'),local('Liberation Sans'),local('Helvetica')", 93.76) +
  face(
    'As Sans',
    '500 900',
    "local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Bold')",
    91,
  ) +
  face('As Roboto', '200 900', "local('Roboto'),local('Roboto-Regular')", 95) +
  face('As DejaVu', '200 499', "local('DejaVu Sans')", 81.83) +
  face('As DejaVu', '500 900', "local('DejaVu Sans Bold')", 73.85);

/** Family of all letters: that of headings would take as many bytes again as a map. */
export const embedSans = "'Source Sans 3','As Sans','As Roboto','As DejaVu',sans-serif";

/**
 * The style sheet of embedded figures, known by its hash as well. In a frame that is higher than its figure the footer stays beside it.
 */
export const embedStyles = `${faces}
html{${colours.light};color-scheme:light;background:var(--paper);color:var(--ink);font:15px/1.45 ${embedSans}}
html[data-scheme=dark]{${colours.dark};color-scheme:dark}
body{margin:0;padding:12px 14px}h1{font-size:1.3rem;line-height:1.25;font-weight:700;margin:.1rem 0 .7rem}p{margin:0}
.label,footer,summary,td,th{font-size:.85rem}.label,footer{color:var(--ink-2)}a{color:var(--link)}
html:not(.whole) main:not(:has([open])){display:flex;flex-direction:column}main>:nth-last-child(2){margin-bottom:.7rem}
svg{display:block;width:100%;height:auto}.narrow{display:none}@media(max-width:520px){.wide{display:none}.narrow{display:block}}
@media(min-width:521px){html:not(.whole) main:not(:has([open])){max-height:calc(100vh - 24px)}.wide{display:flex;flex-direction:column;min-height:0}.wide svg{min-height:0}.long{flex-shrink:0}}
details{margin-top:.5rem}.scroll{overflow:auto;max-height:22rem}table{border-collapse:collapse}th,td{text-align:left;padding:.15rem .7rem .15rem 0;border-bottom:1px solid var(--rule)}
.number{text-align:right}footer{margin-top:.7rem;padding-top:.5rem;border-top:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.2rem 1rem;justify-content:space-between}`;
