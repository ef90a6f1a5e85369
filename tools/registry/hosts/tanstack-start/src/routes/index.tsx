import { createFileRoute } from "@tanstack/react-router";
import { Components } from "../components";

export const Route = createFileRoute("/")({ component: Components });
