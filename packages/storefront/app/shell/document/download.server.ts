interface DownloadedFile {
  readonly blob: Blob;
  readonly filename: string;
}

/** Returns a file as a download under its name. */
export const download = ({ blob, filename }: DownloadedFile): Response =>
  new Response(blob, { headers: { 'Content-Disposition': `attachment; filename="${filename}"` } });
