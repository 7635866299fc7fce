/** Area of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side length of the cropped picture in pixels. */
const EDGE = 400;

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Crops a picture to a square JPEG. Rejects if the browser can't read the picture. */
export async function cropPicture(address: string, area: CropArea): Promise<File> {
  const picture = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const { x, y, width, height } = area;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.drawImage(picture, x, y, width, height, 0, 0, EDGE, EDGE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (blob === null) throw new Error('the picture could not be encoded');
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' });
}
