/** React Aria's testers, written against the ARIA patterns, drive groups, tabs, dialogs and menus. */
import { User } from "@react-aria/test-utils";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { DatePicker } from "#components/date-picker/date-picker.tsx";
import { FilterTabs, filterTabId } from "#components/filter-tabs/filter-tabs.tsx";
import { Modal } from "#components/modal/modal.tsx";
import { SourceModal, type SourceTab } from "#components/source-modal/source-modal.tsx";
import { ToggleGroup } from "#components/toggle-group/toggle-group.tsx";
import { SettingsMenu } from "#components/video-player/settings-menu.tsx";

const BY_ALL = ["keyboard", "mouse", "touch"] as const;
const WAYS = BY_ALL.flatMap((type) => (["ltr", "rtl"] as const).map((direction) => [type, direction] as const));

afterEach(() => document.documentElement.removeAttribute("dir"));

function Sizes({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("s");
  const options = [
    { value: "s", label: "Small" },
    { value: "m", label: "Medium", disabled: true },
    { value: "l", label: "Large" },
    { value: "x", label: "Huge" },
  ];
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ToggleGroup label="Size" options={options} value={value} onChange={change} />;
}

test.each(WAYS)("ToggleGroup: a choice by %s, %s, is made and has focus", async (interactionType, direction) => {
  document.documentElement.dir = direction;
  const change = vi.fn();
  render(<Sizes onChange={change} />);
  const root = screen.getByRole("radiogroup");
  const tester = new User({ interactionType }).createTester("RadioGroup", { root, direction });
  await tester.triggerRadio({ radio: "Large" });
  await tester.triggerRadio({ radio: "Huge" });
  await tester.triggerRadio({ radio: "Small" });
  expect(change.mock.calls.flat()).toEqual(interactionType === "keyboard" ? ["l", "x", "l", "s"] : ["l", "x", "s"]);
  // Not getSelectedRadio(): it knows native radio buttons only.
  expect(screen.getByRole("radio", { checked: true })).toBe(tester.findRadio({ indexOrText: "Small" }));
  expect(document.activeElement).toBe(tester.findRadio({ indexOrText: "Small" }));
});

function States({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("all");
  const tabs = ["all", "online", "offline"].map((each, count) => ({ value: each, label: each, count }));
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <FilterTabs label="State" panel="sites" tabs={tabs} value={value} onChange={change} />
      <div id="sites" role="tabpanel" aria-labelledby={filterTabId(value)}>
        Sites
      </div>
    </>
  );
}

// Not from right to left: the testers' keys are made by script, and FilterTabs mirrors the visitor's own alone.
test.each(BY_ALL)("FilterTabs: a tab by %s is selected and has focus", async (interactionType) => {
  const change = vi.fn();
  const { container } = render(<States onChange={change} />);
  const tester = new User({ interactionType }).createTester("Tabs", { root: container });
  await tester.triggerTab({ tab: 1 });
  expect(tester.getSelectedTab()?.textContent).toBe("online 1");
  await tester.triggerTab({ tab: 2 });
  await tester.triggerTab({ tab: 1 });
  expect(change.mock.calls).toEqual([["online"], ["offline"], ["online"]]);
  expect(document.activeElement).toBe(tester.getSelectedTab());
});

function ButtonSource() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<SourceTab>("Code");
  const [file, setFile] = useState("components/button/button.tsx");
  const load = buttonShowcase.docs;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Code of Button
      </button>
      <SourceModal
        title="Button"
        item="button"
        open={open}
        onClose={() => setOpen(false)}
        {...{ tab, load, file }}
        onTabChange={setTab}
        onFileChange={setFile}
      />
    </>
  );
}

test.each(BY_ALL)(
  "SourceModal: opened, its tabs changed and closed by %s; focus goes back",
  async (interactionType) => {
    render(<ButtonSource />);
    const user = new User({ interactionType });
    const dialog = user.createTester("Dialog", { root: screen.getByRole("button", { name: "Code of Button" }) });
    await dialog.open();
    await screen.findByRole("region", { name: "button.tsx" });
    const tabs = user.createTester("Tabs", { root: screen.getByRole("dialog", { name: "Button" }) });
    await tabs.triggerTab({ tab: "Styling" });
    const region = await screen.findByRole("region", { name: "button.classes.ts" });
    expect(tabs.getSelectedTab()?.textContent).toBe("Styling");
    expect(tabs.getActiveTabpanel()?.contains(region)).toBe(true);
    await dialog.close();
    expect(dialog.getDialog()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getTrigger()));
  },
);

function Note() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Note">
        Text
      </Modal>
    </>
  );
}

test.each(BY_ALL)("Modal: opens by %s with focus inside; Escape closes it and gives focus back", async (type) => {
  render(<Note />);
  const tester = new User({ interactionType: type }).createTester("Dialog", { root: screen.getByRole("button") });
  await tester.open();
  expect(tester.getDialog()).toBe(screen.getByRole("dialog", { name: "Note" }));
  await tester.close();
  await waitFor(() => expect(document.activeElement).toBe(tester.getTrigger()));
});

test.each(BY_ALL)("DatePicker: opens by %s at the current year; Escape closes it, nothing chosen", async (type) => {
  const change = vi.fn();
  render(<DatePicker label="Date" today="2025-11-12" onChange={change} />);
  const tester = new User({ interactionType: type }).createTester("Dialog", { root: screen.getByRole("button") });
  await tester.open();
  expect(tester.getDialog()).toBe(screen.getByRole("dialog", { name: "Date" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("2025"));
  await tester.close();
  await waitFor(() => expect(document.activeElement).toBe(tester.getTrigger()));
  expect(change).not.toHaveBeenCalled();
});

function VideoSettings({ onChoose }: { onChoose: (option: string) => void }) {
  const [open, setOpen] = useState(false);
  const [quality, setQuality] = useState("1080p");
  const choose = (option: string) => {
    setQuality(option);
    onChoose(option);
  };
  const settings = [
    { label: "Quality", options: ["1080p", "720p", "480p"], chosen: quality, onChoose: choose },
    { label: "Speed", options: ["1×", "2×"], chosen: "1×", onChoose },
  ];
  return <SettingsMenu settings={settings} open={open} onOpenChange={setOpen} />;
}

test.each(BY_ALL)("Video settings: opened by %s, several are chosen while it stays", async (interactionType) => {
  const choose = vi.fn();
  render(<VideoSettings onChoose={choose} />);
  const tester = new User({ interactionType }).createTester("Menu", { root: screen.getByRole("button") });
  await tester.open();
  expect(tester.getSections().map((section) => section.ariaLabel)).toEqual(["Quality", "Speed"]);
  for (const option of ["480p", "720p"]) {
    await tester.toggleOptionSelection({ option, closesOnSelect: false, keyboardActivation: "Space" });
    expect(screen.getByRole("menuitemradio", { checked: true, name: option })).toBeTruthy();
  }
  expect(choose.mock.calls).toEqual([["480p"], ["720p"]]);
  await tester.close();
  expect(document.activeElement).toBe(tester.getTrigger());
});

test("Video settings: Enter chooses and closes", async () => {
  const choose = vi.fn();
  render(<VideoSettings onChoose={choose} />);
  const tester = new User({ interactionType: "keyboard" }).createTester("Menu", { root: screen.getByRole("button") });
  await tester.open();
  await tester.toggleOptionSelection({ option: "480p" });
  expect(choose.mock.calls).toEqual([["480p"]]);
  expect(tester.getMenu()).toBeNull();
  expect(document.activeElement).toBe(tester.getTrigger());
});
