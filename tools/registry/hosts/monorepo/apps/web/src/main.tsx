import "@workspace/ui/globals.css";
import { buttonClassName } from "@workspace/ui/components/dc/button/button-class-name";
import { Dropdown } from "@workspace/ui/components/dc/dropdown/dropdown";
import { createRoot } from "react-dom/client";
import { Dropdown as OwnDropdown } from "@/components/dc/dropdown/dropdown";

createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <Dropdown label="In the package" options={[]} />
    <OwnDropdown label="In the app" options={[]} />
    <a href="/" className={buttonClassName()}>
      Home
    </a>
  </main>,
);
