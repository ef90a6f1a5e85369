/** What a component costs, in words. @param bytes gzipped */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB gzip`;
}
