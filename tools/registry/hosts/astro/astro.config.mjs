import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

export default defineConfig({
  integrations: [react()],
  vite: { plugins: [tailwindcss()] },
  server: { port: Number(process.env.PORT ?? 4321) },
  devToolbar: { enabled: false },
});
