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

/** Loads, logs and keeps the users list, which the site never shows. A failure is only logged. */
export async function loadUsers(host = import.meta.env.VITE_API_HOST): Promise<void> {
  try {
    const response = await fetch(usersUrl(host), { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error("Network response was not ok");
    users = await response.json();
    console.log("Users:", users);
  } catch (error) {
    console.error("Error fetching users:", error);
  }
}
