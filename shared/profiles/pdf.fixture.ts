interface PdfOptions {
  /** Asks for a password that nobody knows. */
  readonly isEncrypted?: boolean;
}

/** A PDF for tests, one list of lines for each page; an empty line leaves a gap, a page without lines is a picture. */
export function aPdf(
  pages: readonly (readonly string[])[],
  { isEncrypted = false }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', FONT];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((lines) => {
    const stream = contentOf(lines);
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  const encryption = isEncrypted ? ` /Encrypt ${add(ENCRYPTION)} 0 R /ID [<00><00>]` : '';
  return bytesOf(objects, encryption);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const ENCRYPTION = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;

function contentOf(lines: readonly string[]): string {
  // '•' in the encoding of the font.
  const escaped = lines.map((line) => line.replaceAll('•', '\u0095').replace(/[\\()]/g, (sign) => `\\${sign}`));
  return `BT /F1 11 Tf 14 TL 50 780 Td ${escaped.map((line) => `(${line}) Tj T*`).join('\n')} ET`;
}

function bytesOf(objects: readonly string[], encryption: string): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R${encryption} >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
