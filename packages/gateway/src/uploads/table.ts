declare module '../database/tables.ts' {
  /** Tables of files that shoppers sent; `owner` is the principal who sent one. */
  interface Tables {
    uploads: UploadRow;
  }
}

export interface UploadRow {
  id: string;
  owner: string;
  /** The form that the file is for. */
  form: string;
  file_name: string;
  type: string;
  bytes: Uint8Array;
  /** A registration or a case names it: it stays. */
  is_attached: boolean;
  created_at: Date;
}
