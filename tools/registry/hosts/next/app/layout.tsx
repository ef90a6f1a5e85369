import type { ReactNode } from "react";
import { themeScript } from "@/components/dc/theme/theme-class";
import "./globals.css";

export const metadata = { title: "Host", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, needed before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="dc-page">{children}</body>
    </html>
  );
}
