import { addressInputShowcase } from "#components/address-input/address-input.showcase.tsx";
import { alertShowcase } from "#components/alert/alert.showcase.tsx";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { circleMenuShowcase, contextMenuShowcase } from "#components/context-menu/context-menu.showcase.tsx";
import { cookieBannerShowcase } from "#components/cookie-banner/cookie-banner.showcase.tsx";
import { datePickerShowcase } from "#components/date-picker/date-picker.showcase.tsx";
import { dropdownShowcase } from "#components/dropdown/dropdown.showcase.tsx";
import { inputShowcase } from "#components/input/input.showcase.tsx";
import { modalShowcase } from "#components/modal/modal.showcase.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
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
import { ComponentCard, type ComponentCardProps } from "./component-card.tsx";
import { ComponentGrid } from "./component-grid.tsx";
import { DropdownVariants, dropdownVariants, VARIANTS } from "./dropdown-variants.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { STUDIO, StudioCard } from "./studio-card.tsx";

const addressEntry = addressInputShowcase(searchAddresses, geocoderAllowsTypeahead);
const videoEntry = videoPlayerShowcase(video);

/** A component's card, its name for the index, and the entries that URLs can name. */
const card = (entry: ShowcaseEntry, layout?: Omit<ComponentCardProps, "entry">) => ({
  title: entry.title,
  entries: [entry],
  card: <ComponentCard key={entry.title} entry={entry} {...layout} />,
});

const cards = [
  { title: STUDIO, entries: [], card: <StudioCard key={STUDIO} /> },
  card(buttonShowcase, { layout: "rows" }),
  card(inputShowcase, { span: 8, layout: "halves", endsFirstScreen: true }),
  card(dropdownShowcase, { paired: true }),
  card(themeSwitchShowcase, { paired: true }),
  card(toggleGroupShowcase),
  { title: VARIANTS, entries: dropdownVariants, card: <DropdownVariants key={VARIANTS} /> },
  card(datePickerShowcase, { span: 8, layout: "columns" }),
  card(timePickerShowcase),
  card(circleMenuShowcase, { paired: true }),
  card(contextMenuShowcase, { paired: true }),
  card(tooltipShowcase, { paired: true }),
  card(addressEntry, { paired: true }),
  card(alertShowcase, { paired: true }),
  card(modalShowcase, { paired: true }),
  card(videoEntry, { span: 8, layout: "bleed" }),
  card(cookieBannerShowcase, { layout: "bleed" }),
];
const entries = cards.flatMap(({ entries }) => entries);
const grid = <ComponentGrid>{cards.map(({ card }) => card)}</ComponentGrid>;

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
