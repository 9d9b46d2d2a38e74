/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_GATEWAY_URL?: string;
  readonly VITE_AUTHOR_URL?: string;
  readonly VITE_IDENTITY_URL?: string;
  readonly VITE_IMAGES_URL?: string;
  readonly VITE_PAYMENT_URL?: string;
}
