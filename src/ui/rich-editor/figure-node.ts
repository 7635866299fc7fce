import { Node } from '@tiptap/react';
import type { DOMOutputSpec } from '@tiptap/pm/model';

/** Attributes of a figure node; the caption is the node's content. */
export interface FigureAttributes {
  kind: 'img' | 'video';
  src: string;
  /** Alternative text of a picture, or name of a video. */
  alt: string;
  title?: string | null;
  width?: string | null;
  height?: string | null;
}

const OPTIONAL = ['title', 'width', 'height'] as const;

/** Returns the attributes of the figure's media element; the server and the page add the controls. */
function mediaAttributes(figure: FigureAttributes): Record<string, string> {
  const { kind, src, alt } = figure;
  const optional = OPTIONAL.flatMap((name) => {
    const value = figure[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const attributes: Record<string, string> = { src, ...Object.fromEntries(optional) };
  if (kind === 'img') attributes['alt'] = alt;
  else if (alt !== '') attributes['title'] = alt;
  return attributes;
}

function attributesOf(media: Element): FigureAttributes {
  const optional = OPTIONAL.map((name) => [name, media.getAttribute(name)]);
  const isVideo = media.localName === 'video';
  return {
    kind: isVideo ? 'video' : 'img',
    src: media.getAttribute('src') ?? '',
    ...(Object.fromEntries(optional) as Pick<FigureAttributes, (typeof OPTIONAL)[number]>),
    alt: media.getAttribute(isVideo ? 'title' : 'alt') ?? '',
    ...(isVideo && { title: null }),
  };
}

/** Returns the media element of a supported figure: one picture or video, optionally with a caption. */
function mediaOf(figure: Element): Element | undefined {
  const [first, second, ...more] = figure.children;
  const known = first?.localName === 'img' || first?.localName === 'video';
  const captioned = second === undefined || second.localName === 'figcaption';
  return known && captioned && more.length === 0 ? first : undefined;
}

/** Picture or video with an optional caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () =>
    Object.fromEntries(
      ['kind', 'src', 'alt', ...OPTIONAL].map((name) => [name, { default: null, rendered: false }]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => {
        const media = mediaOf(element);
        return media === undefined ? false : { ...attributesOf(media) };
      },
      contentElement: (element) =>
        (element as Element).querySelector<HTMLElement>(':scope > figcaption') ??
        document.createElement('figcaption'),
    },
    {
      tag: 'video',
      getAttrs: (element) => ({ ...attributesOf(element) }),
      contentElement: () => document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ node }): DOMOutputSpec => {
    const attributes = node.attrs as FigureAttributes;
    const media: DOMOutputSpec = [attributes.kind, mediaAttributes(attributes)];
    return node.content.size === 0 ? ['figure', media] : ['figure', media, ['figcaption', 0]];
  },
  // In the editor, a figure always shows an editable caption.
  addNodeView: () => (view) => {
    const { kind, ...attributes } = view.node.attrs as FigureAttributes;
    const dom = document.createElement('figure');
    const media = document.createElement(kind);
    for (const [name, value] of Object.entries(mediaAttributes({ kind, ...attributes })))
      media.setAttribute(name, value);
    media.contentEditable = 'false';
    if (media instanceof HTMLVideoElement) {
      media.controls = true;
      media.preload = 'metadata';
    }
    const contentDOM = document.createElement('figcaption');
    dom.append(media, contentDOM);
    return {
      dom,
      contentDOM,
      // An access token may be added to the URL for display; it isn't part of the text.
      ignoreMutation: ({ type, target }) => type === 'attributes' && target === media,
    };
  },
});
