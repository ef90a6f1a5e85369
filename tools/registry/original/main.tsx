import "virtual:tokens.css";
import "virtual:fonts.css";
import "../../../src/app.css";
import { Alerts } from "../../../src/components/alert/alerts.tsx";
import { showGallery } from "../hosts/vite/src/gallery.tsx";

showGallery(import.meta.glob("../../../src/components/*/*.showcase.tsx", { eager: true }), <Alerts />);
