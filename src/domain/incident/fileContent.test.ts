import { findContentType, nameByContent } from './fileContent';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/gif', 'GIF89a\x01\0'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x20ftypavif'],
  ['image/heic', '\0\0\0\x18ftypheic'],
  ['image/bmp', 'BM\x36\0\0\0\0\0\0\0'],
  ['image/tiff', 'II*\0\x08\0'],
  ['application/pdf', '%PDF-1.7\n'],
  ['application/pdf', `${'\0'.repeat(1000)}%PDF-1.4`],
])('%s is known by its content', (type, text) => {
  expect(findContentType(bytes(text))).toBe(type);
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<?xml version="1.0"?><svg/>',
  '\ufeff<!doctype html><script>alert(1)</script>',
  '<html>',
  'MZ\x90\0',
  'PK\x03\x04',
  '#!/bin/sh',
  'Elephants came at night.',
  'BMW bills',
  `${' '.repeat(1024)}%PDF-1.4`,
])('%j is nothing that may be shown', (text) => {
  expect(findContentType(bytes(text))).toBeUndefined();
});

test.each([
  ['field.jpg', 'image/jpeg', 'field.jpg'],
  ['FIELD.JPEG', 'image/jpeg', 'FIELD.JPEG'],
  ['photo.html', 'image/jpeg', 'photo.html.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['letter.svg', 'application/pdf', 'letter.svg.pdf'],
  ['letter.pdf', 'application/octet-stream', 'letter.pdf.bin'],
  ['page.html', 'text/html', 'page.html.bin'],
  ['odd.constructor', 'constructor', 'odd.constructor.bin'],
  ['data.bin', '', 'data.bin'],
])('%s of %s is handed over as %s', (name, type, handed) => {
  expect(nameByContent(name, type)).toBe(handed);
});
