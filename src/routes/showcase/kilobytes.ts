/** The size of a component as text. @param bytes gzipped */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB gzip`;
}
