/** Edit mode's switch and panel. */
import "./edit.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EditMode } from "./edit-mode.tsx";
import { readPlaces } from "./shown-places.ts";

readPlaces();
const container = document.createElement("div");
container.id = "edit";
document.body.append(container);
createRoot(container).render(
  <StrictMode>
    <EditMode />
  </StrictMode>,
);
