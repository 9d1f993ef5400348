import { saveFile } from '../ui/save-file.ts';

/** Pixels of an image per pixel of its drawing, as on the server. */
const density = 2;

/** An image that the server cannot draw is drawn here from the same figure's SVG. Rejects where neither is possible. */
export async function fetchPng(png: string, svg: string): Promise<Blob> {
  return (await fetchNamed(png, svg)).image;
}

/** Saves the image under the name that the server gives it. Rejects where it cannot be fetched, with the reason in the console. */
export async function saveImage(png: string, svg: string): Promise<void> {
  const { image, name } = await fetchNamed(png, svg);
  saveFile(image, name);
}

async function fetchNamed(png: string, svg: string): Promise<{ image: Blob; name: string }> {
  try {
    const response = await fetchWhole(png);
    return { image: await response.blob(), name: nameOf(response) };
  } catch (cause) {
    console.error('Error capturing the image:', cause);
    const response = await fetchWhole(svg);
    return { image: await rasterise(await response.text()), name: nameOf(response) };
  }
}

async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const lacks = response.headers.get('x-image-lacks');
  if (lacks !== null) console.error(`Error loading the watermark: the image has no ${lacks}.`);
  return response;
}

function nameOf(response: Response): string {
  const [, name] = /filename="([^"]+)\.\w+"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return `${name ?? 'Image'}.png`;
}

/** Draws an SVG, which contains its fonts, as the server would have done. */
async function rasterise(svg: string): Promise<Blob> {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.naturalWidth * density;
  canvas.height = drawing.naturalHeight * density;
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas is empty.')) : resolve(blob)));
  });
}
