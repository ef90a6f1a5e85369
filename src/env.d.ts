/** Settings that Vite puts into the build. `.env.example` says what each is for. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_API_HOST?: string;
  readonly VITE_GEOCODER_URL?: string;
  readonly VITE_GEOCODER_TYPEAHEAD?: string;
  /** Whether the content lists no website, known in a build alone (vite/content/plugin.ts). */
  readonly NO_WEBSITES?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
