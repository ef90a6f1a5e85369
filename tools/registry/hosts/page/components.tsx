import { Alerts } from "@/components/dc/alert/alerts";
import { Button } from "@/components/dc/button/button";
import { buttonClassName } from "@/components/dc/button/button-class-name";
import { CheckboxDropdown } from "@/components/dc/checkbox-dropdown/checkbox-dropdown";
import { CookieBanner } from "@/components/dc/cookie-banner/cookie-banner";
import { DatePicker } from "@/components/dc/date-picker/date-picker";
import { Dropdown } from "@/components/dc/dropdown/dropdown";
import { Input } from "@/components/dc/input/input";
import { SearchableDropdown } from "@/components/dc/searchable-dropdown/searchable-dropdown";
import { ThemeSwitch } from "@/components/dc/theme-switch/theme-switch";
import { TimePicker } from "@/components/dc/time-picker/time-picker";
import { Tooltip } from "@/components/dc/tooltip/tooltip";
import { VideoPlayer } from "@/components/dc/video-player/video-player";
import { Behaviour } from "./behaviour";

const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];

/** Every component, with its registry item as id. In Next a server component, apart from those that need functions. */
export function Components() {
  return (
    <main className="grid gap-6 p-6">
      <h1>Components</h1>
      <Button id="button" popoverTarget="popover">
        Send
      </Button>
      <div id="popover" popover="auto" />
      <a href="#input" className={buttonClassName()}>
        To the form
      </a>
      <Tooltip id="tooltip" text="A tip">
        <Button>Hover</Button>
      </Tooltip>
      <Input id="input" label="Email" kind="email" validate />
      <Dropdown id="dropdown" label="Screen" options={options} />
      <SearchableDropdown id="searchable-dropdown" label="City" options={options} />
      <CheckboxDropdown id="checkbox-dropdown" label="Days" options={options} />
      <DatePicker id="date-picker" label="Date" />
      <TimePicker id="time-picker" label="Time" />
      <ThemeSwitch id="theme-switch" variant="switch" />
      <VideoPlayer
        id="video-player"
        title="A ball"
        sources={{ renditions: [{ quality: "480p", files: [{ src: "/video/clip-480.webm", type: "video/webm" }] }] }}
      />
      <CookieBanner id="cookie-banner">We store nothing.</CookieBanner>
      <Behaviour />
      <Alerts id="alert" />
    </main>
  );
}
