import { AddressInput } from "./address-input.tsx";
import type { SearchAddresses } from "./use-address-search.ts";

type AddressInputUsageProps = {
  /** Asks a geocoder for the places that a text may mean. */
  search: SearchAddresses;
  typeahead?: boolean;
};

export function AddressInputUsage({ search, typeahead }: AddressInputUsageProps) {
  return (
    <AddressInput
      label="Address in the US or Canada"
      search={search}
      typeahead={typeahead}
      placeholder="Such as Portland"
      attribution={{ text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }}
    />
  );
}
