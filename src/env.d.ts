/** Described in `.env.example`. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_API_HOST?: string;
  readonly VITE_GEOCODER_URL?: string;
  readonly VITE_GEOCODER_TYPEAHEAD?: string;
  /** True in a build whose content lists no website (vite/content/plugin.ts). */
  readonly NO_WEBSITES?: boolean;
  /** True in a build without unlisted and sealed case studies. */
  readonly NO_PRIVATE?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
