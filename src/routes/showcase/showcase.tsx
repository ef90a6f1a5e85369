import { addressInputShowcase } from "#components/address-input/address-input.showcase.tsx";
import { alertShowcase } from "#components/alert/alert.showcase.tsx";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { circleMenuShowcase, contextMenuShowcase } from "#components/context-menu/context-menu.showcase.tsx";
import { cookieBannerShowcase } from "#components/cookie-banner/cookie-banner.showcase.tsx";
import { datePickerShowcase } from "#components/date-picker/date-picker.showcase.tsx";
import { dropdownShowcase } from "#components/dropdown/dropdown.showcase.tsx";
import { inputShowcase } from "#components/input/input.showcase.tsx";
import { modalShowcase } from "#components/modal/modal.showcase.tsx";
import { themeSwitchShowcase } from "#components/theme-switch/theme-switch.showcase.tsx";
import { timePickerShowcase } from "#components/time-picker/time-picker.showcase.tsx";
import { toggleGroupShowcase } from "#components/toggle-group/toggle-group.showcase.tsx";
import { tooltipShowcase } from "#components/tooltip/tooltip.showcase.tsx";
import { videoPlayerShowcase } from "#components/video-player/video-player.showcase.tsx";
import { pages } from "#content/site.ts";
import { video } from "#content/video.ts";
import { Lid, Lining, lidAboveNotch } from "#layout/lid.tsx";
import { NoScript } from "#layout/no-script.tsx";
import { Title } from "#layout/title.tsx";
import { geocoderAllowsTypeahead, searchAddresses } from "#services/geocoder.ts";
import { CardIndex } from "./card-index.tsx";
import { ComponentCard } from "./component-card.tsx";
import { ComponentGrid } from "./component-grid.tsx";
import { DropdownVariants, dropdownVariants, VARIANTS } from "./dropdown-variants.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { STUDIO, StudioCard } from "./studio-card.tsx";

const addressEntry = addressInputShowcase(searchAddresses, geocoderAllowsTypeahead);
const videoEntry = videoPlayerShowcase(video);

const entries = [
  ...[buttonShowcase, inputShowcase, dropdownShowcase, ...dropdownVariants, themeSwitchShowcase, datePickerShowcase],
  ...[timePickerShowcase, toggleGroupShowcase, circleMenuShowcase, contextMenuShowcase, tooltipShowcase, addressEntry],
  ...[alertShowcase, modalShowcase, videoEntry, cookieBannerShowcase],
];

const grid = (
  <ComponentGrid firstScreen={3}>
    <StudioCard />
    <ComponentCard entry={buttonShowcase} layout="rows" />
    <ComponentCard entry={inputShowcase} span={8} layout="halves" endsFirstScreen />
    <ComponentCard entry={dropdownShowcase} paired />
    <ComponentCard entry={themeSwitchShowcase} paired />
    <ComponentCard entry={toggleGroupShowcase} />
    <DropdownVariants />
    <ComponentCard entry={datePickerShowcase} span={8} layout="columns" />
    <ComponentCard entry={timePickerShowcase} />
    <ComponentCard entry={circleMenuShowcase} paired />
    <ComponentCard entry={contextMenuShowcase} paired />
    <ComponentCard entry={tooltipShowcase} paired />
    <ComponentCard entry={addressEntry} paired />
    <ComponentCard entry={alertShowcase} paired />
    <ComponentCard entry={modalShowcase} paired />
    <ComponentCard entry={videoEntry} span={8} layout="bleed" />
    <ComponentCard entry={cookieBannerShowcase} layout="bleed" />
  </ComponentGrid>
);

/** In the order of the grid. */
const cards = [
  ...[{ title: STUDIO }, buttonShowcase, inputShowcase, dropdownShowcase, themeSwitchShowcase, toggleGroupShowcase],
  ...[{ title: VARIANTS }, datePickerShowcase, timePickerShowcase, circleMenuShowcase, contextMenuShowcase],
  ...[tooltipShowcase, addressEntry, alertShowcase, modalShowcase, videoEntry, cookieBannerShowcase],
];

export function Showcase() {
  return (
    <>
      <Lid padding={lidAboveNotch}>
        <Title fit={pages.showcase.lid} />
        <CardIndex cards={cards} />
        <div className="on-box">
          <NoScript className="mt-s4">These components need JavaScript. Without it you see a static preview.</NoScript>
        </div>
      </Lid>
      <Lining />
      {grid}
      <SourceDialog entries={entries} />
    </>
  );
}
