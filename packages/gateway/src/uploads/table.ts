declare module '../database/tables.ts' {
  /** Tables of uploaded files; `owner` is the principal who uploaded the file. */
  interface Tables {
    uploads: UploadRow;
  }
}

export interface UploadRow {
  id: string;
  owner: string;
  /** The form that the file was uploaded for. */
  form: string;
  file_name: string;
  type: string;
  bytes: Uint8Array;
  /** Whether a registration or support case references it; other files are deleted after a day. */
  is_attached: boolean;
  created_at: Date;
}
