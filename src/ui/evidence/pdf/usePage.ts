import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

type Page = {
  proxy?: PDFPageProxy;
  /** Width by height. */
  ratio?: number;
  text?: string;
  failed?: boolean;
};

/** A page and its words, read when it is first wanted and kept after that. */
export function usePage(pdf: PDFDocumentProxy, number: number, wanted: boolean): Page {
  const [page, setPage] = useState<Page>({});
  const asked = wanted || page.proxy !== undefined;

  useEffect(() => {
    if (!asked) return undefined;
    let shown = true;
    const read = async () => {
      const proxy = await pdf.getPage(number);
      const { width, height } = proxy.getViewport({ scale: 1 });
      if (shown) setPage({ proxy, ratio: width / height });
      const { items } = await proxy.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      if (shown) setPage((known) => ({ ...known, text }));
    };
    read().catch(() => shown && setPage((known) => ({ ...known, failed: known.proxy === undefined })));
    return () => {
      shown = false;
    };
  }, [pdf, number, asked]);

  return page;
}
