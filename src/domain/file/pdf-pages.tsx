import { Skeleton } from 'antd';
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownFileRequest } from '@/api/file-url';
import { WhenInView } from '@/ui/page/when-in-view';
import { PdfData } from './pdf-data';
import styles from './pdf-pages.module.css';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Pages of a PDF, each rendered near the viewport. */
export default function PdfPages({ fileId }: { fileId: string }) {
  const [pages, setPages] = useState<{ pdf: PDFDocumentProxy; first: PDFPageProxy }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { url, headers: httpHeaders } = ownFileRequest(fileId);
    const task = getDocument({
      url,
      httpHeaders,
      BinaryDataFactory: PdfData,
      useWorkerFetch: false,
    });
    task.promise
      .then(async (pdf) => setPages({ pdf, first: await pdf.getPage(1) }))
      .catch(() => {
        if (!task.destroyed) setFailed(true);
      });
    return () => void task.destroy();
  }, [fileId]);

  if (failed) {
    return (
      <p role="alert">
        <FormattedMessage id="upload.unreadable" />
      </p>
    );
  }
  if (pages === undefined) return <Skeleton active />;
  const { pdf, first } = pages;
  const { width, height } = first.getViewport({ scale: 1 });
  return (
    <div className={styles['pages']}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        // Reserves the page's place with the proportions of the first page.
        <div key={index} style={{ aspectRatio: width / height }}>
          <WhenInView>
            <PdfPage pdf={pdf} number={index + 1} />
          </WhenInView>
        </div>
      ))}
    </div>
  );
}

/** Page of a PDF; its text is available to screen readers in the canvas. */
function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let drawing: { cancel: () => void } | undefined;
    let gone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (gone || canvas.current === null) return;
      const whole = page.getViewport({ scale: 1 });
      const pixels = canvas.current.clientWidth * window.devicePixelRatio;
      const viewport = page.getViewport({ scale: pixels / whole.width });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      const task = page.render({ canvas: canvas.current, viewport });
      drawing = task;
      const { items } = await page.getTextContent();
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      await task.promise;
    };
    // A page that can't be rendered stays blank; the file can still be downloaded.
    draw().catch(() => undefined);
    return () => {
      gone = true;
      drawing?.cancel();
    };
  }, [pdf, number]);
  return (
    <canvas
      ref={canvas}
      className={styles['page']}
      aria-label={intl.formatMessage({ id: 'upload.page' }, { page: number, pages: pdf.numPages })}
    >
      {text}
    </canvas>
  );
}
