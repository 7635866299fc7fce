import { http, HttpResponse, type RequestHandler } from 'msw';

/** Creates a picture of one color, derived from the file's id. */
function pictureOf(id: string): string {
  const hue = Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="hsl(${hue} 45% 55%)"/></svg>`;
}

/** Responds to downloads with pictures; the generated handler returns bytes without a type. */
export const pictures: RequestHandler = http.get<{ id: string }>(
  '*/sys/file/download/:id',
  ({ params }) =>
    HttpResponse.text(pictureOf(params.id), { headers: { 'content-type': 'image/svg+xml' } }),
);
