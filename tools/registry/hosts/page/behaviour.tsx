"use client";
import { useState } from "react";
import { AddressInput } from "@/components/dc/address-input/address-input";
import { showAlert } from "@/components/dc/alert/show-alert";
import { Button } from "@/components/dc/button/button";
import { ContextMenu } from "@/components/dc/context-menu/context-menu";
import { Modal } from "@/components/dc/modal/modal";
import { ToggleGroup } from "@/components/dc/toggle-group/toggle-group";

const spans = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
] as const;

/** Not the server's text at `?mismatch`, which the check for mismatches has to find. */
const planted = typeof location !== "undefined" && location.search === "?mismatch" ? "Another text" : "A text";

/** The components that need functions. */
export function Behaviour() {
  const [span, setSpan] = useState<"day" | "week">("day");
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{planted}</p>
      <Button onClick={() => showAlert({ type: "success", message: "Saved" })}>Alert</Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal id="modal" open={open} onClose={() => setOpen(false)} title="A modal">
        <p>Text</p>
        <button type="button">Own</button>
      </Modal>
      <ToggleGroup id="toggle-group" label="Calendar" options={spans} value={span} onChange={setSpan} />
      <ContextMenu id="context-menu" label="Area" items={[{ label: "Copy", icon: "copy", onSelect: () => {} }]}>
        Area
      </ContextMenu>
      <AddressInput
        id="address-input"
        label="Address"
        search={async () => [{ display_name: "Portland" }]}
        attribution={{ text: "OSM", href: "https://www.openstreetmap.org/copyright" }}
      />
    </>
  );
}
