let users: unknown;

/** The last list that loaded. The specification does not define its fields. */
export function currentUsers(): unknown {
  return users;
}

/** @param host without protocol, such as api.example.com; unset or empty means the site's own folder */
export function usersUrl(host?: string): string {
  // Relative to the document, so it works in a sub-path.
  if (!host) return new URL("api/users", document.baseURI).href;
  const bare = host.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, "");
  return new URL(`//${bare}/api/users`, document.baseURI).href;
}

/** @throws 'Network response was not ok' for a status outside 200–299; fetch's own errors; a SyntaxError if not JSON */
export async function fetchUsers(host?: string): Promise<unknown> {
  const response = await fetch(usersUrl(host), { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error("Network response was not ok");
  return response.json();
}

/** Loads, logs and keeps the users list, which the site never shows. A failure is only logged. */
export async function loadUsers(host = import.meta.env.VITE_API_HOST): Promise<void> {
  try {
    users = await fetchUsers(host);
    console.log("Users:", users);
  } catch (error) {
    console.error("Error fetching users:", error);
  }
}
