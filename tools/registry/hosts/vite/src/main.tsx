import "./index.css";
import { Alerts } from "@/components/dc/alert/alerts";
import { showGallery } from "./gallery";

showGallery(import.meta.glob("./components/dc/*/*.showcase.tsx", { eager: true }), <Alerts />);
