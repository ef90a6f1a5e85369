import { AddressInput } from "./address-input.tsx";
import type { SearchAddresses } from "./use-address-search.ts";

export function AddressInputUsage({ search, typeahead }: { search: SearchAddresses; typeahead?: boolean }) {
  return (
    <AddressInput
      label="Address in the US or Canada"
      search={search}
      typeahead={typeahead}
      placeholder="e.g. Portland"
      attribution={{ text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }}
    />
  );
}
