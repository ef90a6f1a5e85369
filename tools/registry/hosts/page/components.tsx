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

/** Every component. In Next a server component, apart from those that need functions. */
export function Components() {
  return (
    <main className="grid gap-6 p-6">
      <h1>Components</h1>
      <Button>Send</Button>
      <a href="/" className={buttonClassName()}>
        Home
      </a>
      <Tooltip text="A tip">
        <Button>Hover</Button>
      </Tooltip>
      <Input label="Email" kind="email" />
      <Dropdown label="Screen" options={options} />
      <SearchableDropdown label="City" options={options} />
      <CheckboxDropdown label="Days" options={options} />
      <DatePicker label="Date" />
      <TimePicker label="Time" />
      <ThemeSwitch variant="switch" />
      <VideoPlayer
        title="A ball"
        sources={{ renditions: [{ quality: "480p", files: [{ src: "/video/clip-480.webm", type: "video/webm" }] }] }}
      />
      <CookieBanner>We store nothing.</CookieBanner>
      <Behaviour />
      <Alerts />
    </main>
  );
}
